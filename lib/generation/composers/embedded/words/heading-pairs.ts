const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:pros?|advantages?|benefits|upsides?|vorteile|avantages|ventajas|vantagens|vantaggi|voordelen|zalety|artılar|преимущества|плюсы|المزايا|יתרונות|फायदे|लाभ|优点|優點|メリット|利点|장점)(?!\p{L})/iu,
    /^(?:cons?|disadvantages?|drawbacks?|downsides?|nachteile|inconvénients|desventajas|desvantagens|svantaggi|nadelen|wady|eksiler|недостатки|минусы|العيوب|חסרונות|नुकसान|हानि|缺点|缺點|デメリット|欠点|단점)(?!\p{L})/iu,
  ],
  [
    /^(?:before|today|now|vorher|heute|avant|aujourd|antes|hoy|hoje|prima|oggi|voorheen|vandaag|przed|dziś|önce|bugün|до|сегодня|قبل|اليوم|לפני|היום|पहले|आज|之前|现在|以前|現在|이전|현재)(?!\p{L})/iu,
    /^(?:after|tomorrow|future|nachher|künftig|morgen|après|demain|después|mañana|depois|amanhã|dopo|domani|straks|po|jutro|sonra|yarın|после|завтра|بعد|غدًا|אחרי|מחר|बाद|कल|之后|未来|今後|이후|앞으로)(?!\p{L})/iu,
  ],
  [
    /what (?:went|worked) well|gut gelaufen|points positifs|lo que funcionó/iu,
    /what (?:went|worked) (?:badly|wrong|poorly)|what did(?:n't| not)|schlecht gelaufen|points négatifs|lo que no/iu,
  ],
];

/** Whether two headings are two sides of one thing, in this order. */
export function isPair(first: string, second: string): boolean {
  return pairs.some(([one, other]) => one.test(first) && other.test(second));
}
