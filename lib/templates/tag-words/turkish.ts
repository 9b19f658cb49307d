import type { WordsByTag } from './words-by-tag';

export const turkish: WordsByTag = {
  plan: 'planı, planlama, takvim', project: 'proje', progress: 'ilerleme', weekly: 'haftalık', monthly: 'aylık', sales: 'satış', business: 'şirket',
  training: 'eğitimi', launch: 'lansman, tanıtım gecesi', reveal: 'tanıtıyoruz', startup: 'girişim', night: 'gece', product: 'ürün', brand: 'marka',
  campaign: 'kampanya', fashion: 'moda', music: 'müzik, konser', report: 'faaliyet raporu', history: 'tarihi, tarih, yüzyıl, savaş, imparatorluk',
  literature: 'edebiyat', culture: 'kültür', museum: 'müze, sergi', research: 'araştırma', biography: 'hayatı, yaşamı, eserleri',
  poetry: 'şiir, şair, şiirleri', novel: 'roman, yazar', 'fine art': 'sanat, resim sanatı', travel: 'gezi, seyahat', thesis: 'tez, doktora',
  strategy: 'strateji', board: 'yönetim kurulu, üst yönetim', analysis: 'analiz', market: 'pazar, rekabet', finance: 'finans, gelir', cost: 'maliyet',
  pricing: 'fiyat', profitability: 'kârlılık, karlılık', acquisition: 'satın alma, birleşme', investor: 'yatırımcı', risk: 'riskler',
  recommendation: 'öneriler', comparison: 'karşılaştırma', engineering: 'mühendis', technical: 'teknik', architecture: 'mimari',
  software: 'yazılım, geliştirici', database: 'veritabanı, veri tabanı', cybersecurity: 'siber güvenlik, şifreleme',
  infrastructure: 'altyapı, sunucu, sunucu mimarisi', network: 'ağ güvenliği', programming: 'programlama', cloud: 'bulut',
  council: 'belediye, meclis', citizens: 'vatandaş', residents: 'mahalle, sakinler', government: 'hükümet, kamu', ministry: 'bakanlı',
  city: 'şehir, kent', policy: 'politika', election: 'seçim', school: 'okul', class: 'sınıf', lesson: 'dersi, ders', students: 'öğrenci',
  children: 'çocuk', party: 'parti, kutlama', game: 'oyun', birthday: 'doğum günü', anniversary: 'düğün, yıldönümü', welcome: 'hoş geldin',
  accessible: 'erişilebilir', 'low vision': 'görme engelli, az gören', 'large print': 'büyük harf, büyük punto', 'older people': 'yaşlılar',
  meeting: 'toplantı, tutanak, görevler', process: 'süreç', customers: 'müşteri', investment: 'yatırım',
  vehicle: 'elektrikli otomobil, elektrikli araba', film: 'film gösterimi', science: 'deney, laboratuvar, fizik, kimya', algorithm: 'algoritma',
  'machine learning': 'yapay zeka, makine öğrenmesi', waste: 'geri dönüşüm, çöp, atık', traffic: 'trafik, toplu taşıma',
  'public health': 'aşı kampanyası', kids: 'dinozor, gezegen, şarkılar',
};
