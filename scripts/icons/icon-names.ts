/** What slides talk about; names as Lucide has them. */
export const iconNames = [
  'activity', 'alarm-clock', 'archive', 'arrow-right', 'award', 'badge-check', 'banknote', 'battery-charging', 'bell', 'bike', 'book-open', 'bot',
  'brain', 'briefcase', 'building', 'bug', 'bus', 'calculator', 'calendar', 'calendar-check', 'camera', 'car', 'chart-column', 'chart-line', 'chart-pie',
  'check', 'circle-check', 'circle-question-mark', 'circle-x', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'code', 'cog', 'coins', 'compass', 'cpu', 'credit-card',
  'database', 'dna', 'droplet', 'dumbbell', 'eye', 'factory', 'file-text', 'film', 'funnel', 'flag', 'flame', 'flask-conical', 'folder', 'gauge', 'gavel', 'gift', 'globe',
  'graduation-cap', 'hammer', 'handshake', 'hard-drive', 'headphones', 'heart', 'heart-pulse', 'house', 'hospital', 'image', 'inbox', 'info', 'key', 'landmark', 'laptop', 'layers',
  'leaf', 'library', 'lightbulb', 'link', 'list-checks', 'lock', 'mail', 'map', 'map-pin', 'medal', 'megaphone', 'message-circle', 'microscope', 'monitor', 'mouse-pointer-click', 
  'network', 'newspaper', 'package', 'palette', 'percent', 'phone', 'piggy-bank', 'plane', 'plug', 'presentation', 'printer', 'puzzle', 'receipt', 'recycle', 'refresh-cw', 'rocket', 'route',
  'ruler', 'scale', 'school', 'search', 'send', 'server', 'settings', 'share-2', 'shield', 'shield-check', 'ship', 'shopping-cart', 'smartphone', 'snowflake', 'sparkles', 'sprout', 'star',
  'stethoscope', 'store', 'sun', 'tag', 'target', 'thermometer', 'thumbs-up', 'timer', 'train-front', 'trending-down', 'trending-up', 'trophy', 'truck', 'umbrella', 'user', 'user-check',
  'user-plus', 'users', 'utensils', 'video', 'wallet', 'warehouse', 'wifi', 'wind', 'wrench', 'zap',
] as const;
