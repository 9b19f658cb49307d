const people: readonly (readonly [preposition: string, nouns: string])[] = [
  [
    'for',
    '(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]graders?|graders|\\d+[- ]year[- ]olds?|boards?|teams?|customers?|clients?|users|students?|undergraduates|freshmen|children|kids|pupils|teenagers|teens|adults|seniors|parents|families|investors?|executives?|managers?|management|leaders|leadership|employees|hires|staff|workers|volunteers|interns|apprentices|trainees|newcomers|colleagues|calls?|meetings?|workshops?|class(?:es)?|school|committees?|councils?|beginners|novices|experts|professionals|engineers|developers|designers|programmers|analysts|scientists|researchers|teachers|nurses|doctors|patients|lawyers|farmers|founders|entrepreneurs|freelancers|marketers|salespeople|partners|suppliers|retailers|buyers|tenants|residents|citizens|travell?ers|tourists|startups?|start-ups?|companies|company|businesses|business|smes?|agencies|ngos?|nonprofits?|hospitals|schools|cfos?|ceos?|ctos?|cios?|cisos?|hr|stakeholders|audience|public|department|group|crew',
  ],
  [
    'für',
    '\\p{L}*(?:\\d+\\. klasse|klasse \\d+|vorstand|geschäftsführung|leitung|aufsichtsrat|kund(?:en|innen)|nutzer(?:innen)?|schüler(?:innen)?|studierende|studenten|lehrkräfte|lehrer(?:innen)?|eltern|kinder|jugendliche|senioren|anfänger(?:innen)?|einsteiger(?:innen)?|laien|mitarbeiter(?:innen|nde[n]?)?|mitarbeitende[n]?|beschäftigte|azubis|auszubildende|kolleg(?:en|innen)|investoren|partner|führungskräfte|manager(?:innen)?|entwickler(?:innen)?|ärzte|pflegekräfte|patienten|unternehmen|betriebe|firmen|kmu|mittelstand|start-?ups?|vereine|behörden|stadtrat|gemeinderat|team|abteilung|gründer(?:innen)?)',
  ],
  [
    'pour',
    '(?:élèves|étudiants|enfants|débutants|équipe|équipes|clients|collaborateurs|salariés|employés|managers|dirigeants|direction|comité|conseil|investisseurs|parents|patients|enseignants|professeurs|soignants|entreprises?|pme|start-?ups?|grand public|public|lycéens|collégiens|classe|développeurs|associations?)',
  ],
  [
    'para',
    '(?:estudiantes|alumnos|niños|principiantes|equipo|equipos|clientes|empleados|nuevos empleados|directivos|dirección|comité|consejo|inversores|inversionistas|padres|pacientes|profesores|docentes|empresas?|pymes?|startups?|público|clase|desarrolladores|alunos|crianças|iniciantes|equipe|equipa|funcionários|colaboradores|gestores|diretoria|direção|conselho|investidores|pais|pacientes|professores|desenvolvedores|turma|gerentes)',
  ],
  [
    'per',
    '(?:studenti|alunni|bambini|ragazzi|principianti|team|clienti|dipendenti|collaboratori|dirigenti|direzione|consiglio|investitori|genitori|pazienti|docenti|insegnanti|inquilini|cittadini|aziende|imprese|pmi|startup|pubblico|classe|sviluppatori)',
  ],
  [
    'voor',
    "(?:groep \\d+|klas \\d+|leerlingen|studenten|kinderen|beginners|team|klanten|medewerkers|collega[’']s|managers|directie|bestuur|investeerders|ouders|patiënten|docenten|leraren|bedrijven|mkb|start-?ups?|publiek|klas|ontwikkelaars|bewoners)",
  ],
  [
    'dla',
    '(?:uczniów|studentów|dzieci|początkujących|zespołu|klientów|pracowników|zarządu|inwestorów|rodziców|nauczycieli|firm|klasy)',
  ],
  [
    'для',
    '(?:учеников|школьников|студентов|детей|начинающих|новичков|команды|клиентов|сотрудников|руководства|инвесторов|родителей|врачей|компаний|класса)',
  ],
];

const patterns = people.map(
  ([preposition, nouns]) =>
    new RegExp(
      `^(.{3,}?)[\\s,]+(${preposition}\\s(?:[^\\s,:;]+\\s){0,5}?(?:[\\p{L}\\p{Nd}]+-)?(?:${nouns})(?![\\p{L}\\p{Nd}])[^:;]{0,40})$`,
      'iu',
    ),
);
/** Arabic writes "for the students" as one word. */
const arabic =
  /^(.{4,}?)\s(لل(?:طلاب|طلبة|خريجين|موظفين|مبتدئين|إدارة|مستثمرين|عملاء|أطفال|معلمين|شركات|فريق|مدراء|جمهور|مرضى|آباء|مديرين)(?:\s\S+){0,3})$/u;

/** Whether "for …" speaks of people; else it names what the slides are about. */
export function isPeople(forWhom: string): boolean {
  return patterns.some((pattern) => pattern.test(`All ${forWhom}`));
}

/** "our plans for a sales call" speaks of plans; "strategies for growth" stays whole. */
export function splitListeners(topic: string | null): { topic: string | null; listeners: string | null } {
  if (topic === null) return { topic, listeners: null };
  for (const pattern of [...patterns, arabic]) {
    const match = pattern.exec(topic);
    if (match !== null) return { topic: match[1] ?? topic, listeners: match[2] ?? null };
  }
  return { topic, listeners: null };
}
