/** How a language says for whom something is. Inside `nouns`, stems end in `\p{L}*`. */
export interface PeopleWords {
  language: string;
  /** What stands before those who listen. */
  lead: string;
  /** The same words for a phrase that closes a topic: "tea for beginners". */
  preposition: string;
  nouns: string;
}

const school =
  '(?:\\p{Nd}+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ](?:graders?|grade|year[- ]olds?)';

export const people: readonly PeopleWords[] = [
  {
    language: 'en',
    lead: '(?:for|aimed at|targeted at|targeting|intended for|addressed to|geared to(?:wards)?|(?:present(?:ed|ing)?|pitch(?:ed|ing)?|shown?|delivered|given|report(?:ing)?|speaking|talk|talking|explain(?:ing)?)(?:\\s(?:it|this|that|them))? to)',
    preposition: 'for',
    nouns: `${school}|graders|\\p{Nd}+[- ]year[- ]olds?|grade \\p{Nd}+|year \\p{Nd}+|boards?|teams?|customers?|clients?|users|students?|undergraduates|freshmen|children|kids|pupils|teenagers|teens|adults|seniors|parents|families|investors?|vcs?|executives?|execs|c-suite|managers?|management|leaders|leadership|directors|trustees|shareholders|employees|hires|staff|workers|volunteers|interns|apprentices|trainees|newcomers|colleagues|calls?|meetings?|workshops?|class(?:es)?|classmates|school|committees?|councils?|beginners|novices|experts|professionals|engineers|engineering|developers|designers|programmers|analysts|scientists|researchers|teachers|nurses|doctors|physicians|patients|lawyers|farmers|founders|entrepreneurs|freelancers|marketers|salespeople|sales reps?|partners|suppliers|retailers|buyers|tenants|residents|citizens|neighbou?rs|voters|members|travell?ers|tourists|guests|startups?|start-ups?|companies|company|businesses|business|smes?|agencies|ngos?|nonprofits?|hospitals|schools|cfos?|ceos?|ctos?|cios?|cisos?|hr|stakeholders|audience|public|department|group|crew|donors|journalists|press|recruiters|regulators|government|ministers?|mayor|jury|steering committee|supervisory board`,
  },
  {
    language: 'de',
    lead: '(?:für|vor|an|gerichtet an|zielgruppe sind)',
    preposition: 'für',
    nouns:
      '\\p{L}*(?:\\p{Nd}+\\. klasse|klasse \\p{Nd}+|klasse|vorstand\\p{L}{0,2}|geschäftsführung|geschäftsleitung|leitung|aufsichtsrat\\p{L}{0,2}|verwaltungsrat|beirat|lenkungsausschuss|ausschuss|kund(?:en|innen|schaft)|nutzer(?:innen|n)?|schüler(?:innen|n)?|studierende[n]?|studenten|studentinnen|lehrkräfte|lehrer(?:innen|n)?|eltern|kinder[n]?|jugendliche[n]?|senioren|erwachsene|anfänger(?:innen|n)?|einsteiger(?:innen|n)?|laien|fachleute|experten|mitarbeiter(?:innen|nde[n]?|n)?|mitarbeitende[n]?|beschäftigte[n]?|belegschaft|azubis|auszubildende[n]?|praktikanten|kolleg(?:en|innen)|kollegium|investoren|investorinnen|aktionäre|gesellschafter(?:n)?|geldgeber|partner(?:n)?|führungskräfte[n]?|manager(?:innen)?|management|entwickler(?:innen|n)?|ingenieure|ärzte|ärztinnen|pflegekräfte|patienten|bürger(?:innen|n)?|anwohner(?:innen)?|mieter(?:innen)?|mitglieder|spender|unternehmen|betriebe|firmen|kmu|mittelstand|start-?ups?|vereine|behörden|stadtrat|gemeinderat|bürgermeister(?:in)?|team|teams|abteilung|gründer(?:innen)?|publikum|jury|presse|journalisten|besucher|gäste|familien|handwerker|landwirte|juristen|controller|vertrieb|einkauf)',
  },
  {
    language: 'fr',
    lead: "(?:pour|à destination d(?:e|es|u)|destinée?s? (?:à|au|aux)|à l['’]attention d(?:e|es|u)|devant|adressée? (?:à|au|aux))",
    preposition: 'pour',
    nouns:
      "élèves(?: d['’]une classe)?(?: de \\p{Nd}+e?)?|étudiants?|étudiantes|enfants|adolescents|débutants|équipes?|clients?|clientèle|collaborateurs|salariés|employés|personnel|managers|cadres|dirigeants|direction(?: générale)?|comité(?: de direction| exécutif| de pilotage)?|codir|comex|conseil(?: d['’]administration| municipal)?|administrateurs|actionnaires|investisseurs|partenaires|fournisseurs|parents(?: d['’]élèves)?|patients|enseignants|professeurs|médecins|soignants|infirmi(?:ers|ères)|entreprises?|pme|start-?ups?|grand public|public|lycéens|collégiens|classe|développeurs|ingénieurs|experts|spécialistes|associations?|bénévoles|citoyens|habitants|locataires|élus|maire|jury|presse|journalistes|stagiaires|apprentis|nouveaux arrivants|recrues|collègues|commerciaux|fondateurs|membres|donateurs|familles|voyageurs|agriculteurs|juristes",
  },
  {
    language: 'es',
    lead: '(?:para|dirigid[oa]s? al?|destinad[oa]s? al?|orientad[oa]s? al?|ante)',
    preposition: 'para',
    nouns:
      'estudiantes|alumnos|alumnas|niños|adolescentes|jóvenes|principiantes|equipos?|clientes|empleados|trabajadores|personal|directivos|ejecutivos|gerentes|gerencia|dirección(?: general)?|junta(?: directiva| de accionistas)?|directorio|comité(?: de dirección| ejecutivo)?|consejo(?: de administración)?|accionistas|inversores|inversionistas|socios|proveedores|padres(?: de familia)?|familias|pacientes|médicos|enfermer[oa]s|profesores|docentes|maestros|empresas?|empresarios|emprendedores|pymes?|startups?|público(?: general)?|clase|desarrolladores|ingenieros|expertos|voluntarios|vecinos|ciudadanos|inquilinos|jurado|prensa|periodistas|compañeros|colegas|becarios|aprendices|vendedores|ventas|miembros|donantes|turistas|agricultores|abogados|ayuntamiento|alcalde',
  },
  {
    language: 'pt',
    lead: '(?:para|dirigid[oa]s? (?:a|ao|aos|às?)|destinad[oa]s? (?:a|ao|aos|às?)|voltad[oa]s? para|perante)',
    preposition: 'para',
    nouns:
      'estudantes|alunos|crianças|adolescentes|jovens|iniciantes|principiantes|equip[ea]s?|times?|clientes|funcionários|trabalhadores|colaboradores|gestores|gestão|gerentes|gerência|diretoria|direção|diretores|executivos|conselho(?: de administração)?|comitê(?: executivo)?|comité|administração|acionistas|investidores|sócios|parceiros|fornecedores|pais|famílias|pacientes|médicos|enfermeir[oa]s|professores|docentes|empresas?|empresários|empreendedores|pmes?|startups?|público(?: geral)?|turma|desenvolvedores|programadores|engenheiros|especialistas|voluntários|moradores|cidadãos|júri|banca|imprensa|jornalistas|colegas|estagiários|vendedores|membros|doadores|turistas|agricultores|advogados|prefeitura|leigos',
  },
  {
    language: 'it',
    lead: '(?:per|rivolt[oa] (?:a|ai|agli|alle|alla|al)|destinat[oa] (?:a|ai|agli|alle|alla|al)|davanti (?:a|al|alla|ai|agli))',
    preposition: 'per',
    nouns:
      'studenti|alunni|bambini|ragazzi|adolescenti|principianti|team|squadr[ae]|clienti|dipendenti|collaboratori|personale|lavoratori|dirigenti|manager|direzione(?: generale)?|consiglio(?: di amministrazione| comunale)?|cda|comitato(?: direttivo| esecutivo)?|soci|azionisti|investitori|partner|fornitori|genitori|famiglie|pazienti|medici|infermieri|docenti|insegnanti|professori|inquilini|cittadini|residenti|aziende|imprese|imprenditori|pmi|startup|pubblico|classe|sviluppatori|ingegneri|esperti|volontari|giuria|stampa|giornalisti|colleghi|tirocinanti|apprendisti|venditori|commerciali|membri|donatori|turisti|agricoltori|avvocati|sindaco|neoassunti',
  },
  {
    language: 'nl',
    lead: '(?:voor|gericht op|bedoeld voor|aan)',
    preposition: 'voor',
    nouns:
      "groep \\p{Nd}+|klas \\p{Nd}+|leerlingen|studenten|scholieren|kinderen|jongeren|beginners|teams?|managementteam|klanten|medewerkers|werknemers|personeel|collega[’']?s|managers?|management|directie|bestuur|raad van (?:bestuur|commissarissen)|commissarissen|aandeelhouders|investeerders|partners|leveranciers|ouders|patiënten|artsen|verpleegkundigen|docenten|leraren|bedrijven|ondernemers|mkb|start-?ups?|publiek|klas|ontwikkelaars|ingenieurs|experts|vrijwilligers|bewoners|huurders|burgers|gemeenteraad|wethouder|jury|pers|journalisten|stagiairs|leden|donateurs|toeristen|boeren|juristen|verkopers|stuurgroep|ondernemingsraad|nieuwkomers",
  },
  {
    language: 'pl',
    lead: '(?:dla|skierowan\\p{L}+ do|przeznaczon\\p{L}+ dla|przed)',
    preposition: 'dla',
    nouns:
      'uczniów(?: klasy \\p{Nd}+| \\p{Nd}+ klasy)?|studentów|dzieci|młodzieży|początkujących|zespołu|zespołów|klientów|pracowników|kadry(?: zarządzającej)?|kierownictwa|kierowników|menedżerów|dyrekcji|dyrektorów|zarządu(?: spółki)?|zarządem|rady(?: nadzorczej| miasta)?|akcjonariuszy|udziałowców|inwestorów|inwestorami|partnerów|dostawców|rodziców|nauczycieli|lekarzy|pielęgniarek|pacjentów|firm|przedsiębiorców|mśp|startupów|klasy(?: \\p{Nd}+)?|programistów|inżynierów|ekspertów|wolontariuszy|mieszkańców|najemców|obywateli|jury|prasy|dziennikarzy|kolegów|stażystów|członków|darczyńców|turystów|rolników|prawników|handlowców|publiczności|laików|seniorów',
  },
  {
    language: 'ru',
    lead: '(?:для|перед|рассчитан\\p{L}+ на)',
    preposition: 'для',
    nouns:
      'учеников(?: \\p{Nd}+[- ]?(?:го )?класса)?|школьников|студентов|детей|подростков|начинающих|новичков|команды|клиентов|заказчиков|сотрудников|работников|персонала|руководства|руководителей|менеджеров|директоров|дирекции|совета директоров|советом директоров|правления|акционеров|инвесторов|инвесторами|партн[её]ров|поставщиков|родителей|врачей|медсест[её]р|пациентов|учителей|преподавателей|компаний|предпринимателей|бизнеса|стартапов|класса|\\p{Nd}+[- ]?(?:го )?класса|разработчиков|инженеров|экспертов|специалистов|волонт[её]ров|жителей|жильцов|граждан|жюри|прессы|журналистов|коллег|стаж[её]ров|членов|доноров|туристов|фермеров|юристов|аудитории|пенсионеров|топ-менеджмента|администрации',
  },
];
