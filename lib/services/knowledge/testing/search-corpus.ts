/** Three short documents a language, all of one organization, and what people would ask of them. */
export interface CorpusLanguage {
  tag: string;
  documents: readonly { name: string; text: string }[];
  /** A query, and the name of the document that answers it. */
  queries: readonly (readonly [query: string, answer: string])[];
}

const language = (
  tag: string,
  documents: readonly (readonly [name: string, text: string])[],
  queries: CorpusLanguage['queries'],
): CorpusLanguage => ({
  tag,
  documents: documents.map(([name, text]) => ({ name: `${tag}-${name}.txt`, text })),
  queries: queries.map(([query, answer]) => [query, `${tag}-${answer}`] as const),
});

export const searchCorpus: readonly CorpusLanguage[] = [
  language(
    'en',
    [
      [
        'finance',
        'Quarterly results\n\nRevenue grew by 23 percent to 18.4 million dollars. Operating costs fell because hosting became cheaper. The board expects margins to improve again next year.',
      ],
      [
        'leave',
        'Holiday policy\n\nEmployees have thirty days of annual leave. Requests are approved by the manager within a week. Unused days expire at the end of March.',
      ],
      [
        'security',
        'Incident handbook\n\nWhen a laptop is stolen, the service desk locks the account and wipes the disk remotely. Passwords are changed on the same day, and customers are told if their data was exposed.',
      ],
    ],
    [
      ['How did revenues develop?', 'finance'],
      [
        'Create a ten slide presentation about our vacation rules: how many days of holidays an employee has and who approves them',
        'leave',
      ],
      ['stolen laptops', 'security'],
      ['pasword changes', 'security'],
    ],
  ),
  language(
    'de',
    [
      [
        'finanzen',
        'Quartalsbericht\n\nDer Umsatz wuchs um 23 Prozent auf 18,4 Millionen Euro. Die Betriebskosten sanken, weil die Server günstiger wurden. Der Vorstand erwartet im nächsten Jahr höhere Margen.',
      ],
      [
        'urlaub',
        'Urlaubsregelung\n\nMitarbeiterinnen und Mitarbeiter haben dreißig Tage Jahresurlaub. Anträge genehmigt die Führungskraft innerhalb einer Woche. Nicht genommene Tage verfallen Ende März.',
      ],
      [
        'sicherheit',
        'Notfallhandbuch\n\nWird ein Rechner gestohlen, sperrt der Servicedesk das Konto und löscht die Festplatte aus der Ferne. Passwörter werden am selben Tag geändert.',
      ],
    ],
    [
      ['Wie haben sich die Umsätze entwickelt?', 'finanzen'],
      ['Urlaub beantragen', 'urlaub'],
      ['gestohlene Rechner', 'sicherheit'],
      ['Festplatten loschen', 'sicherheit'],
    ],
  ),
  language(
    'fr',
    [
      [
        'finances',
        'Résultats trimestriels\n\nLe chiffre d’affaires a progressé de 23 % pour atteindre 18,4 millions d’euros. Les coûts d’exploitation ont baissé grâce à un hébergement moins cher.',
      ],
      [
        'conges',
        'Politique de congés\n\nLes salariés disposent de trente jours de congés payés. Les demandes sont approuvées par le responsable dans la semaine.',
      ],
      [
        'securite',
        'Guide des incidents\n\nLorsqu’un ordinateur est volé, le support verrouille le compte et efface le disque à distance. Les mots de passe sont changés le jour même.',
      ],
    ],
    [
      ['évolution du chiffre d’affaires', 'finances'],
      ['demander des conges payes', 'conges'],
      ['ordinateurs volés', 'securite'],
    ],
  ),
  language(
    'es',
    [
      [
        'finanzas',
        'Resultados trimestrales\n\nLos ingresos crecieron un 23 % hasta 18,4 millones de euros. Los costes operativos bajaron porque el alojamiento resultó más barato.',
      ],
      [
        'vacaciones',
        'Política de vacaciones\n\nLos empleados tienen treinta días de vacaciones al año. El responsable aprueba las solicitudes en una semana.',
      ],
      [
        'seguridad',
        'Manual de incidentes\n\nCuando roban un portátil, el servicio de soporte bloquea la cuenta y borra el disco a distancia. Las contraseñas se cambian el mismo día.',
      ],
    ],
    [
      ['¿Cómo crecen los ingresos?', 'finanzas'],
      ['solicitar vacaciones', 'vacaciones'],
      ['cambiar contrasenas', 'seguridad'],
    ],
  ),
  language(
    'pt',
    [
      [
        'financas',
        'Resultados trimestrais\n\nA receita cresceu 23 % e chegou a 18,4 milhões de reais. Os custos operacionais caíram porque a hospedagem ficou mais barata.',
      ],
      [
        'ferias',
        'Política de férias\n\nOs funcionários têm trinta dias de férias por ano. O gestor aprova os pedidos em uma semana.',
      ],
      [
        'seguranca',
        'Manual de incidentes\n\nQuando um notebook é roubado, o suporte bloqueia a conta e apaga o disco a distância. As senhas são trocadas no mesmo dia.',
      ],
    ],
    [
      ['crescimento das receitas', 'financas'],
      ['pedido de ferias', 'ferias'],
      ['notebooks roubados', 'seguranca'],
    ],
  ),
  language(
    'it',
    [
      [
        'finanza',
        'Risultati trimestrali\n\nI ricavi sono cresciuti del 23 % a 18,4 milioni di euro. I costi operativi sono diminuiti grazie a un hosting più economico.',
      ],
      [
        'ferie',
        'Regolamento ferie\n\nI dipendenti hanno trenta giorni di ferie all’anno. Il responsabile approva le richieste entro una settimana.',
      ],
      [
        'sicurezza',
        'Manuale degli incidenti\n\nQuando un computer portatile viene rubato, l’assistenza blocca l’account e cancella il disco da remoto.',
      ],
    ],
    [
      ['andamento dei ricavi', 'finanza'],
      ['richiesta di ferie', 'ferie'],
      ['portatili rubati', 'sicurezza'],
    ],
  ),
  language(
    'nl',
    [
      [
        'financien',
        'Kwartaalcijfers\n\nDe omzet groeide met 23 procent tot 18,4 miljoen euro. De bedrijfskosten daalden doordat de hosting goedkoper werd.',
      ],
      [
        'verlof',
        'Verlofregeling\n\nMedewerkers hebben dertig vakantiedagen per jaar. De leidinggevende keurt aanvragen binnen een week goed.',
      ],
      [
        'veiligheid',
        'Handboek incidenten\n\nWordt een laptop gestolen, dan blokkeert de helpdesk het account en wist de schijf op afstand. Wachtwoorden worden dezelfde dag gewijzigd.',
      ],
    ],
    [
      ['hoe ontwikkelt de omzet zich', 'financien'],
      ['vakantiedag aanvragen', 'verlof'],
      ['wachtwoord wijzigen', 'veiligheid'],
    ],
  ),
  language(
    'pl',
    [
      [
        'finanse',
        'Wyniki kwartalne\n\nPrzychody wzrosły o 23 procent do 18,4 miliona złotych. Koszty operacyjne spadły, ponieważ hosting stał się tańszy.',
      ],
      [
        'urlopy',
        'Zasady urlopów\n\nPracownicy mają trzydzieści dni urlopu rocznie. Wnioski zatwierdza przełożony w ciągu tygodnia.',
      ],
      [
        'bezpieczenstwo',
        'Podręcznik incydentów\n\nGdy laptop zostanie skradziony, dział wsparcia blokuje konto i zdalnie kasuje dysk. Hasła zmienia się tego samego dnia.',
      ],
    ],
    [
      ['wzrost przychodów', 'finanse'],
      ['wniosek o urlop', 'urlopy'],
      ['skradzione laptopy', 'bezpieczenstwo'],
    ],
  ),
  language(
    'tr',
    [
      [
        'finans',
        'Çeyrek sonuçları\n\nGelirler yüzde 23 artarak 18,4 milyon liraya ulaştı. Barındırma ucuzladığı için işletme giderleri düştü.',
      ],
      [
        'izin',
        'İzin politikası\n\nÇalışanların yılda otuz gün izni vardır. Talepleri yönetici bir hafta içinde onaylar.',
      ],
      [
        'guvenlik',
        'Olay el kitabı\n\nBir dizüstü bilgisayar çalındığında destek ekibi hesabı kilitler ve diski uzaktan siler. Parolalar aynı gün değiştirilir.',
      ],
    ],
    [
      ['gelirlerin artışı', 'finans'],
      ['İZİN TALEBİ', 'izin'],
      ['parola değiştirme', 'guvenlik'],
    ],
  ),
  language(
    'ru',
    [
      [
        'finansy',
        'Квартальные результаты\n\nВыручка выросла на 23 процента и достигла 18,4 миллиона рублей. Операционные расходы снизились благодаря дешёвому хостингу.',
      ],
      [
        'otpusk',
        'Правила отпусков\n\nСотрудники имеют тридцать дней отпуска в год. Заявления утверждает руководитель в течение недели.',
      ],
      [
        'bezopasnost',
        'Руководство по инцидентам\n\nЕсли ноутбук украден, служба поддержки блокирует учётную запись и удалённо стирает диск. Пароли меняют в тот же день.',
      ],
    ],
    [
      ['Рост выручки', 'finansy'],
      ['заявление на отпуск', 'otpusk'],
      ['украденные ноутбуки', 'bezopasnost'],
      ['учетные записи', 'bezopasnost'],
    ],
  ),
  language(
    'ar',
    [
      [
        'finance',
        'النتائج الفصلية\n\nنمت الإيرادات بنسبة 23 في المئة لتصل إلى 18.4 مليون دولار. وانخفضت تكاليف التشغيل لأن الاستضافة أصبحت أرخص.',
      ],
      ['leave', 'سياسة الإجازات\n\nلكل موظف ثلاثون يوما من الإجازة في السنة. ويوافق المدير على الطلبات خلال أسبوع.'],
      [
        'security',
        'دليل الحوادث\n\nعند سرقة حاسوب محمول يقفل فريق الدعم الحساب ويمسح القرص عن بعد. وتغير كلمات المرور في اليوم نفسه.',
      ],
    ],
    [
      ['نمو الإيرادات', 'finance'],
      ['طلب إجازة', 'leave'],
      ['كلمة المرور', 'security'],
    ],
  ),
  language(
    'he',
    [
      [
        'finance',
        'תוצאות רבעוניות\n\nההכנסות צמחו ב-23 אחוזים ל-18.4 מיליון שקלים. הוצאות התפעול ירדו משום שהאחסון הוזל.',
      ],
      ['leave', 'מדיניות חופשות\n\nלעובדים שלושים ימי חופשה בשנה. המנהל מאשר את הבקשות בתוך שבוע.'],
      [
        'security',
        'מדריך אירועים\n\nכאשר מחשב נגנב, התמיכה נועלת את החשבון ומוחקת את הדיסק מרחוק. הסיסמאות מוחלפות באותו יום.',
      ],
    ],
    [
      ['הכנסות החברה', 'finance'],
      ['בקשת חופשה', 'leave'],
      ['החלפת סיסמאות', 'security'],
    ],
  ),
  language(
    'hi',
    [
      ['finance', 'तिमाही परिणाम\n\nराजस्व 23 प्रतिशत बढ़कर 18.4 करोड़ रुपये हो गया। होस्टिंग सस्ती होने से परिचालन लागत घटी।'],
      ['leave', 'छुट्टी नीति\n\nकर्मचारियों को साल में तीस दिन की छुट्टी मिलती है। प्रबंधक एक सप्ताह में आवेदन स्वीकार करता है।'],
      [
        'security',
        'घटना पुस्तिका\n\nलैपटॉप चोरी होने पर सहायता दल खाता बंद करता है और डिस्क मिटाता है। पासवर्ड उसी दिन बदले जाते हैं।',
      ],
    ],
    [
      ['राजस्व में वृद्धि', 'finance'],
      ['छुट्टी के आवेदन', 'leave'],
      ['पासवर्ड बदलना', 'security'],
    ],
  ),
  language(
    'zh',
    [
      [
        'finance',
        '季度业绩\n\n收入增长百分之二十三，达到一千八百四十万元。由于托管费用下降，运营成本减少。董事会预计明年利润率继续提高。',
      ],
      ['leave', '休假制度\n\n员工每年有三十天年假。经理在一周内批准申请。未休的假期在三月底失效。'],
      ['security', '事故手册\n\n笔记本电脑被盗时，服务台锁定账户并远程清除硬盘。密码在当天更换。'],
    ],
    [
      ['收入增长情况', 'finance'],
      ['年假申请流程', 'leave'],
      ['电脑被盗怎么办', 'security'],
    ],
  ),
  language(
    'ja',
    [
      [
        'finance',
        '四半期業績\n\n売上高は23パーセント増加し、1840万円に達しました。ホスティング費用の低下により営業費用は減少しました。',
      ],
      ['leave', '休暇規程\n\n従業員には年間三十日の有給休暇があります。申請は一週間以内に上司が承認します。'],
      [
        'security',
        '障害対応手順\n\nノートパソコンが盗まれた場合、サービスデスクがアカウントをロックし、ディスクを遠隔で消去します。パスワードは当日に変更します。',
      ],
    ],
    [
      ['売上高の推移', 'finance'],
      ['有給休暇の申請方法', 'leave'],
      ['パスワード変更', 'security'],
    ],
  ),
  language(
    'ko',
    [
      [
        'finance',
        '분기 실적\n\n매출은 23퍼센트 증가하여 1840만 원에 도달했습니다. 호스팅이 저렴해져 운영 비용이 감소했습니다.',
      ],
      ['leave', '휴가 규정\n\n직원은 연간 삼십 일의 휴가를 사용합니다. 관리자는 일주일 안에 신청을 승인합니다.'],
      [
        'security',
        '사고 대응 지침\n\n노트북을 도난당하면 지원팀이 계정을 잠그고 디스크를 원격으로 삭제합니다. 비밀번호는 당일에 변경합니다.',
      ],
    ],
    [
      ['매출 증가', 'finance'],
      ['휴가 신청은 어떻게', 'leave'],
      ['비밀번호를 변경하려면', 'security'],
    ],
  ),
  language(
    'th',
    [
      ['finance', 'ผลประกอบการรายไตรมาส\n\nรายได้เติบโตร้อยละ 23 เป็น 18.4 ล้านบาท ต้นทุนการดำเนินงานลดลงเพราะค่าโฮสติ้งถูกลง'],
      ['leave', 'นโยบายการลา\n\nพนักงานมีวันลาพักร้อนสามสิบวันต่อปี ผู้จัดการอนุมัติคำขอภายในหนึ่งสัปดาห์'],
    ],
    [
      ['การเติบโตของรายได้', 'finance'],
      ['ขอลาพักร้อน', 'leave'],
    ],
  ),
  language(
    'sv',
    [
      [
        'ekonomi',
        'Kvartalsresultat\n\nIntäkterna växte med 23 procent till 18,4 miljoner kronor. Driftskostnaderna sjönk eftersom servrarna blev billigare.',
      ],
      [
        'semester',
        'Semesterpolicy\n\nMedarbetare har trettio semesterdagar om året. Chefen godkänner ansökningar inom en vecka.',
      ],
    ],
    [
      ['hur växer intäkterna', 'ekonomi'],
      ['ansökan om semester', 'semester'],
    ],
  ),
];
