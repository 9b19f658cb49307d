export const nl = `
  @explain
  b1 Waar het over gaat / “{x}” in één eenvoudige zin{for} / de belangrijkste onderdelen of soorten / waarmee het vaak verward wordt
  c2 Waarom het belangrijk is / In het dagelijks leven | waar we dit onderwerp tegenkomen: {x} / In het groot | wat er zonder zou ontbreken / Nu | wat het vandaag actueel maakt
  p1 Hoe het werkt / Eerst | wat het in gang zet en wat nodig is / Daarna | wat er stap voor stap gebeurt / Aan het eind | wat eruit komt en wie het merkt
  b2 Een voorbeeld uit de praktijk / een echt geval, met plaats en datum / wat er gebeurde / wat het geval laat zien over “{x}”
  c3 Wat veel mensen verkeerd begrijpen / Misverstand | wat velen geloven / Feit | wat wel klopt, met bron / Open vraag | wat nog niemand weet
  b1 Om te onthouden / het belangrijkste over “{x}” / het tweede punt / wat je hierna kunt lezen of proberen
  @compare
  s2 Het korte antwoord / wat beter past{for}: {a} of {b}, in één zin
  b2 Wat de keuze moet opleveren / het doel / de grenzen: geld, tijd, mensen / wie wanneer beslist
  d1 {A}: voor en tegen / Voordelen | het sterkste argument voor {a} | een tweede, met een cijfer | wie er het meest aan heeft / Nadelen | wat {a} kost of moeilijker maakt | wie ertegen zou zijn en waarom | wat eraan te doen is
  d1 {B}: voor en tegen / Voordelen | het sterkste argument voor {b} | een tweede, met een cijfer | wie er het meest aan heeft / Nadelen | wat {b} kost of moeilijker maakt | wie ertegen zou zijn en waarom | wat eraan te doen is
  v1 Naast elkaar / Kosten / Inspanning / Kwaliteit / Risico
  c3 Wat de doorslag geeft / {A} | de situatie waarin dit duidelijk beter is / {B} | de situatie waarin dit duidelijk beter is / Een middenweg | hoe beide te combineren zijn
  s1 Ons advies / uw keuze tussen {a} en {b}, en de reden die beslist
  n3 Hoe het verdergaat / de eerste stap na het besluit / wat vooraf te proberen is / wanneer we het besluit herzien
  @howto
  s3 Wat het oplevert / wat het resultaat brengt, in één zin
  b1 Wat je vooraf nodig hebt / gereedschap en materiaal / tijd en geld / wat je al moet weten
  p1 Stap voor stap / Voorbereiden | wat klaar moet liggen en waar / Beginnen | de eerste handeling en hoe die lukt / Doorgaan | het hoofdwerk, met tijden of hoeveelheden / Afronden | waaraan je ziet dat het klaar is
  c2 Fouten om te vermijden / Aan het begin | wat het vaakst misgaat en waarom / Onderweg | wat vaak vergeten wordt / Aan het eind | wat te vroeg of te laat gebeurt
  b2 Waaraan je ziet dat het gelukt is / hoe een goed resultaat eruitziet / wat je kunt controleren of meten / wat je verandert als het niet genoeg is
  b1 Hoe verder / wat je vandaag kunt doen / een volgende stap voor later / waar je hulp vindt
  @history
  s2 Waarom deze geschiedenis telt / wat het verleden over nu vertelt, in één zin
  b1 Het begin / waar en wanneer het begon / wie erachter zat / wat er daarvoor was
  t1 De keerpunten / jaar | het eerste keerpunt / jaar | een uitvinding, gebeurtenis of persoon die alles veranderde / jaar | wanneer veel mensen het kenden / jaar | de laatste grote verandering
  c2 Wie er vorm aan gaf / Een persoon | naam, rol en wat hij of zij deed / Een plaats | waar het groeide en waarom daar / Een idee | wat er nieuw aan was
  b2 Waar we nu staan / de situatie nu, met een cijfer en de bron / wat er van het begin over is / wat er hierna kan komen
  b1 Om te onthouden / de datum om te onthouden / de naam om te onthouden / een vraag om over te praten
  @training
  b1 Wat je straks kunt / wat iedereen na afloop kan / wat iedereen weet / wat er morgen anders gaat
  c1 Waarom het voor ons telt / Voor klanten | wat ze van ons verwachten / Voor jou | wat makkelijker of veiliger wordt / Als het misgaat | een echt geval en wat het kostte
  b1 De basis / het belangrijkste begrip, in gewone woorden / de regel die altijd geldt / waar die te vinden is
  p1 Zo doe je het goed / Herkennen | hoe je de situatie herkent / Stoppen | wat je controleert voordat je iets doet / Handelen | de juiste stappen, op volgorde / Melden | bij wie en hoe
  d2 Wel doen en niet doen / Wel | een goede gewoonte | nog een | wat je doet bij twijfel / Niet | de meest gemaakte fout | een kortere weg die schaadt | wat nooit mag
  b2 Oefening: een geval uit ons werk / de situatie, zonder namen / de vraag om in tweetallen te bespreken / de oplossing, voor daarna
  b1 Waar je hulp vindt / wie je vragen kunt stellen, met telefoon of e-mail / waar de regels staan / de datum van de volgende keer
  @pitch
  s1 Wat we doen, in één zin / wat we bieden, voor wie en wat er anders aan is
  c1 Het probleem / Wie het heeft | de klanten en hoeveel het er zijn / Wat het kost | tijd, geld of ergernis, met bron / De oplossing van nu | wat ze gebruiken en waarom dat tekortschiet
  p1 Onze oplossing / Nu | hoe de klant met het probleem leeft / Met ons | wat er bij het eerste gebruik verandert / Resultaat | wat er daarna beter is, met een cijfer
  b2 De markt / hoe groot die is, met bron / waar we beginnen / waarom die nu groeit
  b2 Hoe we geld verdienen / wie betaalt, hoeveel en hoe vaak / wat een nieuwe klant kost / wat er per klant overblijft
  c2 Het team / Oprichting | naam, rol en ervaring / Oprichting | naam, rol en ervaring / Gezocht | de volgende functie
  b1 Wat we vragen / het bedrag of het besluit / waarvoor het gebruikt wordt / wat ermee bereikt wordt en wanneer
  @plan
  s1 Het doel in één zin / wat er aan het eind anders is en wanneer
  d2 Wat erbij hoort en wat niet / Wel | het eerste resultaat | het tweede | voor wie het is / Niet | wat we niet doen | wat later komt | wat anderen doen
  t1 Mijlpalen / datum | start: wie en wat klaar moet zijn / datum | eerste resultaat om te bekijken / datum | test of goedkeuring / datum | afronding en overdracht
  c1 Wie wat doet / Leiding | naam en wat die beslist / Team | namen, taken en tijd per week / Opdrachtgever | wie betaalt en de weg vrijmaakt
  r1 Risico’s en maatregelen / wat het project kan vertragen / wat het duurder kan maken / wat van anderen afhangt
  n1 De eerste stappen / de eerste taak / het besluit dat nodig is om te beginnen / het volgende overleg
  @report
  s1 De periode in één zin / hoe het ging en wat men moet weten
  m1 De belangrijkste cijfers / Resultaat / Verandering / Verschil met het doel
  d1 Wat goed ging en wat niet / Ging goed | het grootste succes, met een cijfer | wat het mogelijk maakte / Ging niet goed | de grootste tegenvaller, met een cijfer | de oorzaak
  c2 Waaraan we gewerkt hebben / Klaar | wat is afgerond / Bezig | wat loopt en tot wanneer / Geblokkeerd | wat wacht en op wie
  b2 Vooruitblik / het doel voor de volgende periode / wat het kan veranderen / wat eerst moet gebeuren
  n1 Besluiten en volgende stappen / het besluit dat nu nodig is / de volgende stap / wat we de volgende keer melden`;

export const ar = `
  @explain
  b1 ما المقصود؟ / تعريف «{x}» في جملة واحدة بسيطة{for} / أهم الأجزاء أو الأنواع / ما يُخلط بينه وبينه عادة
  c2 لماذا هذا مهم / في الحياة اليومية | أين نصادف موضوع «{x}» / على نطاق أوسع | ما الذي كنا سنفتقده بدونه / اليوم | ما الذي يجعله موضوع الساعة
  p1 كيف يعمل / أولًا | ما الذي يبدأه وما يحتاج إليه / ثم | ما يحدث خطوة بخطوة / في النهاية | النتيجة ومن يلاحظها
  b2 مثال من الواقع / حالة حقيقية مع المكان والتاريخ / ما الذي حدث / ما الذي تبينه الحالة عن «{x}»
  c3 أخطاء شائعة في الفهم / اعتقاد شائع | ما يعتقده كثيرون / الحقيقة | الصحيح مع المصدر / سؤال مفتوح | ما لا يعرفه أحد بعد
  b1 ما يجب تذكره / أهم فكرة عن «{x}» / الفكرة الثانية / ما يُقرأ أو يُجرب بعد ذلك
  @compare
  s2 الجواب باختصار / أيهما أنسب{for}: {a} أم {b}، في جملة واحدة
  b2 ما الذي يجب أن يحققه الاختيار / الهدف / الحدود: المال والوقت والأشخاص / من يقرر ومتى
  d1 {A}: المزايا والعيوب / المزايا | أقوى حجة لصالح «{a}» | حجة ثانية مع رقم | من المستفيد الأكبر / العيوب | ما يكلفه أو يصعّبه «{a}» | من قد يعترض ولماذا | كيف يمكن معالجة ذلك
  d1 {B}: المزايا والعيوب / المزايا | أقوى حجة لصالح «{b}» | حجة ثانية مع رقم | من المستفيد الأكبر / العيوب | ما يكلفه أو يصعّبه «{b}» | من قد يعترض ولماذا | كيف يمكن معالجة ذلك
  v1 جنبًا إلى جنب / التكلفة / الجهد / الجودة / المخاطر
  s1 توصيتنا / اختياركم بين {a} و{b} والسبب الحاسم
  n3 الخطوات التالية / الخطوة الأولى بعد القرار / ما يمكن تجربته قبل ذلك / متى يُراجع القرار
  @howto
  s3 ما الفائدة / ما الذي تحققه النتيجة في جملة واحدة
  b1 ما نحتاجه قبل البدء / الأدوات والمواد / الوقت والمال / ما ينبغي معرفته مسبقًا
  p1 خطوة بخطوة / التحضير | ما يجب أن يكون جاهزًا وأين / البداية | الخطوة الأولى وكيف تنجح / المتابعة | العمل الأساسي مع الأوقات أو الكميات / الإنهاء | كيف نعرف أنه اكتمل
  c2 أخطاء يجب تجنبها / في البداية | أكثر ما يفشل ولماذا / في الطريق | ما يُنسى عادة / في النهاية | ما يُفعل مبكرًا أو متأخرًا
  b2 كيف نعرف أننا نجحنا / كيف تبدو النتيجة الجيدة / ما الذي نتحقق منه أو نقيسه / ما الذي نغيره إذا لم يكفِ
  b1 ماذا بعد / أول ما يمكن فعله اليوم / مستوى أعلى لاحقًا / أين نجد المساعدة
  @history
  s2 لماذا تهمنا هذه القصة / ما الذي يشرحه الماضي عن الحاضر في جملة واحدة
  b1 البدايات / أين ومتى بدأ كل شيء / من كان وراءه / ما الذي كان قبله
  t1 نقاط التحول / السنة | نقطة التحول الأولى / السنة | اختراع أو حدث أو شخص غيّر كل شيء / السنة | متى عرفه كثير من الناس / السنة | آخر تغيير كبير
  c2 من صنع هذه القصة / شخص | الاسم والدور وما فعله / مكان | أين نما ولماذا هناك / فكرة | ما الجديد فيها
  b2 أين نحن اليوم / الوضع الحالي مع رقم ومصدره / ما بقي من البدايات / ما قد يأتي بعد ذلك
  b1 ما يجب تذكره / التاريخ الذي يجب تذكره / الاسم الذي يجب تذكره / سؤال للنقاش
  @training
  b1 ما الذي ستتمكنون منه / ما يستطيع الجميع فعله بعد الجلسة / ما سيعرفونه / ما سيتغير ابتداءً من الغد
  c1 لماذا يهمنا هذا / للعملاء | ما يتوقعونه منا / لكم | ما يصبح أسهل أو أكثر أمانًا / عند الخطأ | حالة حقيقية وما كلفته
  b1 الأساسيات / أهم مصطلح بكلمات بسيطة / القاعدة التي تسري دائمًا / أين نجدها مكتوبة
  p1 الطريقة الصحيحة / التعرف | كيف نعرف الموقف / التوقف | ما نتحقق منه قبل التصرف / التصرف | الخطوات الصحيحة بالترتيب / الإبلاغ | لمن وكيف
  d2 افعل ولا تفعل / افعل | عادة جيدة | عادة ثانية | ما نفعله عند الشك / لا تفعل | الخطأ الأكثر شيوعًا | طريق مختصر يضر | ما هو ممنوع دائمًا
  b2 تمرين: حالة من عملنا / الموقف دون أسماء / سؤال للنقاش في مجموعات / الحل، لما بعد ذلك
  b1 أين نجد المساعدة / من نسأل، مع الهاتف أو البريد / أين توجد القواعد / موعد الجلسة التالية
  @pitch
  s1 ما نقوم به في جملة واحدة / ما نقدمه ولمن وما يميزنا
  c1 المشكلة / من يعاني منها | العملاء وعددهم / ما تكلفهم | وقت أو مال أو عناء، مع المصدر / الحل الحالي | ما يستخدمونه ولماذا لا يكفي
  p1 الحل الذي نقدمه / اليوم | كيف يعيش العميل مع المشكلة / معنا | ما يتغير عند أول استخدام / النتيجة | ما يتحسن بعد ذلك مع رقم
  b2 السوق / حجمه مع المصدر / من أين نبدأ / لماذا ينمو الآن
  b2 كيف نحقق الدخل / من يدفع وكم وكل متى / تكلفة كسب عميل جديد / ما يبقى عن كل عميل
  c2 الفريق / التأسيس | الاسم والدور والخبرة / التأسيس | الاسم والدور والخبرة / مطلوب | الوظيفة التالية
  b1 ما نطلبه / المبلغ أو القرار المطلوب / فيم سيُستخدم / ما سيتحقق به ومتى
  @plan
  s1 الهدف في جملة واحدة / ما الذي سيتغير في النهاية ومتى
  d2 ما يشمله المشروع وما لا يشمله / ضمن النطاق | النتيجة الأولى | النتيجة الثانية | لمن / خارج النطاق | ما لن يُنفذ | ما يأتي لاحقًا | ما يتولاه آخرون
  t1 المراحل الرئيسية / التاريخ | البداية: من وما يجب أن يكون جاهزًا / التاريخ | أول نتيجة يمكن رؤيتها / التاريخ | الاختبار أو الموافقة / التاريخ | الإنهاء والتسليم
  c1 من يفعل ماذا / القيادة | الاسم وما يقرره / الفريق | الأسماء والمهام والوقت أسبوعيًا / الراعي | من يموّل ويمهد الطريق
  r1 المخاطر والإجراءات / ما قد يؤخر المشروع / ما قد يزيد تكلفته / ما يعتمد على الآخرين
  n1 الخطوات الأولى / المهمة الأولى / القرار اللازم للبدء / الاجتماع التالي
  @report
  s1 الفترة في جملة واحدة / كيف سارت وما يجب معرفته عنها
  m1 أهم الأرقام / النتيجة / التغير عن الفترة السابقة / المقارنة بالهدف
  d1 ما سار جيدًا وما لم يسر / سار جيدًا | أكبر نجاح مع رقم | ما الذي جعله ممكنًا / لم يسر جيدًا | أكبر تعثر مع رقم | سببه
  c2 ما عملنا عليه / منجز | ما اكتمل / قيد التنفيذ | ما يجري وحتى متى / متوقف | ما ينتظر ومن
  b2 التوقعات / هدف الفترة القادمة / ما قد يغيره / ما يجب أن يحدث أولًا
  n1 القرارات والخطوات التالية / القرار المطلوب الآن / الخطوة التالية / ما سيُعرض في المرة القادمة`;
