import type { WordsByTag } from './words-by-tag';

export const hebrew: WordsByTag = {
  launch: 'השקת, השקה', premiere: 'בכורה', reveal: 'חשיפת, החדש שלנו, החדשה שלנו', product: 'מוצר', brand: 'מותג', campaign: 'קמפיין', music: 'מוזיק',
  startup: 'סטארטאפ', report: 'דוח שנתי', history: 'היסטורי, תולדות, ימי הביניים, עתיק', literature: 'ספרות, אגדות, מיתולוגיה, סיפור',
  culture: 'תרבות', museum: 'מוזיאון', research: 'מחקר', biography: 'חייו של, חייה של', poetry: 'שירת, שירה, משורר', 'fine art': 'אמנות, ציור',
  plan: 'תוכנית, תכנית', project: 'פרויקט', progress: 'התקדמות', weekly: 'שבועי', monthly: 'חודשי', sales: 'מכירות', strategy: 'אסטרטגי',
  board: 'דירקטוריון, להנהלה, הנהלה', analysis: 'ניתוח', market: 'שוק', finance: 'פיננס, הכנסות, תזרים, הלוואה, בנק, מימון, דיבידנד', cost: 'עלויות',
  pricing: 'מחירים', investor: 'משקיעים', risk: 'סיכונים', recommendation: 'המלצות', technical: 'טכני', software: 'תוכנה, מפתחים',
  architecture: 'ארכיטקטורה', database: 'מסד נתונים, מסדי נתונים, בסיס נתונים', cybersecurity: 'סייבר, הצפנה', infrastructure: 'תשתיות, שרתים, שרת',
  cloud: 'בענן', policy: 'מדיניות', citizens: 'אזרחים', residents: 'תושבים, דיירים, שכונה', government: 'ממשלה',
  ministry: 'משרד הבריאות, משרד החינוך', council: 'עירייה, מועצה', election: 'בחירות', school: 'בית ספר, בית הספר', class: 'כיתה, כיתת',
  lesson: 'שיעור', students: 'תלמידי', children: 'ילדים', party: 'מסיבת, מסיבה, פרידה', game: 'משחקים', birthday: 'יום הולדת',
  accessible: 'נגישה, נגישים', accessibility: 'נגישות', 'low vision': 'לקויי ראייה', 'large print': 'אותיות גדולות', meeting: 'ישיבה, ישיבת, משימות',
  investment: 'השקעה, השקעות', vehicle: 'רכב חשמלי', film: 'סרט', science: 'ניסוי, מעבדה', 'machine learning': 'בינה מלאכותית, למידת מכונה',
  waste: 'מיחזור, פסולת', traffic: 'תחבורה', kids: 'דינוזאור, כוכבי לכת', kindergarten: 'גן ילדים', schedule: 'לוח חופשות, משמרות', forecast: 'תחזית',
  authority: 'משטרה, כבאות', 'urban planning': 'פארק, בריכה', family: 'משפחה',
};
