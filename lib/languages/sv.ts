import type { Language } from './language';

export const language: Language = {
  tag: 'sv-SE',
  name: 'Swedish',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      'och att det som en ett på är av för med till om har inte från eller vid kan den vi ska så men hur varför vad vår våra vårt oss sig där här när över under efter utan mellan inför alla också måste behöver vill vara blir gör göra skapa bilder bilderna bildspel presentation presentationen minuters runt tack ditt mitt denna detta dessa nya i pa fran ska skall genom inom sedan mot eftersom',
    letters: 'åäö',
    sample:
      'presentation runt vill växa i år borde över vad kunder verkligen behöver människor arbetar bättre när de vet varför förändringen är viktig varje avdelning har plan med tydliga mål för kvartal omsättning kostnader medarbetare utbildning hälsa säkerhet kunskap skola skolan lärare elever lärande vetenskap väder klimat energi vatten mat resor staden gator byggnader hus vänner familjen barn introduktion grunder tips idéer projektstatus kundtjänst produktutveckling försäljning marknadsföring varumärke hälsosam kost fåglar träd blommor trädgård musik filmer böcker maskin kvalitet prov leveranskedja leverans betalning beställning förvaltning ledningen utveckling dataskydd veckovis månatlig årlig sammanfattning möte mötet resultat frågor svar utmaningar möjligheter steg ledarskap ansvar framtid framtiden samhälle samhället ekonomi miljö hållbarhet förnybar digitalisering trafik järnväg cykel sjukhus vård äldreomsorg räkning skatt avtal budget åtgärder tidplan styrkor hot risker personal inköp uppsägning semester kontor elräkning tillväxt marknad marknaden marknadsandel omställning övergång flytt flytten byte bygga köpa hyra sälja verkstad handel styrelse styrelsen kommun nämnden förslag beslut inkomster avfall kvinnor män ungdomar äldre hyresgäster odling arbetsmiljö brandskydd introduktionsdag uppföljning genomgång fåren vikingar vikingatiden skogen skog sjön havet ön fjällen vinter sommar höst vår snabbt lätt större störst många första andra tredje blev gjorde kunde skulle redan aldrig alltid ofta mycket något någon hela själv tillsammans hemma nedan bibliotek biblioteket verktyg låna ut brödet bageri fika idrott förening föreningen medlemmar sjukfrånvaro jämställdhet jämförelse fjärrvärme försäkring återvinning laddstolpar',
  },
  regions: [
    {
      tag: 'sv-FI',
      fewest: 2,
      marks:
        'helsingfors esbo vanda åbo tammerfors uleåborg vasa borgå raseborg lovisa karleby jakobstad pargas kyrkslätt sibbo österbotten österbottens nyland nylands finland finlands finländsk finländska finländare finlandssvensk finlandssvenska folkpensionsanstalten fpa hns yle posti riksdagsgrupp välfärdsområde välfärdsområdet välfärdsområden kommundirektör kommundirektören stadsdirektör stadsdirektören kommunalval yrkeshögskola yrkeshögskolan semesterpenning mariehamn åland ålands',
      against:
        'sverige sveriges svensk svenska stockholm göteborg malmö uppsala linköping västerås örebro norrköping umeå luleå skåne kr sek kronor tkr mkr skatteverket försäkringskassan vårdcentral riksbanken länsstyrelsen regionen',
    },
  ],
  languageNames: {
    en: 'engelska, engelskspråkig, engelskspråkiga',
    de: 'tyska, tyskspråkig, tyskspråkiga',
    fr: 'franska, franskspråkig, franskspråkiga',
    es: 'spanska, spanskspråkig, kastilianska',
    pt: 'portugisiska',
    it: 'italienska',
    nl: 'nederländska, holländska, flamländska',
    pl: 'polska',
    sv: 'svenska, svenskspråkig, svenskspråkiga, lättläst svenska, finlandssvenska',
    tr: 'turkiska',
    ru: 'ryska',
    ar: 'arabiska',
    he: 'hebreiska, ivrit',
    hi: 'hindi',
    zh: 'kinesiska, mandarin, kantonesiska',
    ja: 'japanska',
    ko: 'koreanska',
  },
  counting: {
    // "En" and "ett" alone are articles as well: "en presentation med bilder" asks for no single slide.
    from1:
      'enda/en_enda/ett_enda två/tvenne tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton/aderton nitton',
    tens: 'tjugo trettio fyrtio femtio',
    unitsOfTens: 'en/ett två tre fyra fem sex sju åtta nio',
    join: '{t}{u}',
    more: 'ett_par=2 ett_halvt_dussin=6 halvt_dussin=6 halvdussin=6 ett_tiotal=10 tiotal=10 tiotalet=10 ett_dussin=12 dussin=12 dussinet=12 ett_femtontal=15 femtontal=15 ett_tjugotal=20 tjugotal=20 tjugotalet=20 två_dussin=24 ett_trettiotal=30 trettiotal=30 ett_femtiotal=50 femtiotal=50',
    ordinals:
      'för_det_första/först/första_punkten för_det_andra/andra_punkten för_det_tredje/tredje_punkten för_det_fjärde för_det_femte för_det_sjätte för_det_sjunde för_det_åttonde för_det_nionde för_det_tionde',
  },
  calendar: {
    months:
      'januari/jan februari/feb/febr mars/mar april/apr maj juni/jun juli/jul augusti/aug september/sep/sept oktober/okt november/nov december/dec',
    // "Mån" and "sön" without their signs are "man" and "son".
    weekdays:
      'måndag/måndagen/måndagar tisdag/tisdagen/tisdagar/tis onsdag/onsdagen/onsdagar/ons torsdag/torsdagen/torsdagar/tors/tor fredag/fredagen/fredagar/fre lördag/lördagen/lördagar/lör söndag/söndagen/söndagar',
    quarter: 'q, kv, kvartal, kvartalet',
    half: 'h, halvår, halvåret',
    periods:
      'vecka, veckan, veckor, v, kalendervecka, månad, månaden, månader, dag, dagar, dagen, arbetsdag, arbetsdagar, vardag, dygn, timme, timmar, sprint, sprinten, sprintar, termin, terminen, terminer, läsår, läsåret, skolår, säsong, säsongen, lektion, lektionen, pass, passet, årskurs, etapp, omgång, träff, tillfälle, projektvecka',
    around:
      'senast, senast den, allra senast, före, innan, efter, från, från och med, fr o m, till, till och med, t o m, i, på, den, vid, runt, sedan, mellan, under, per, kl, klockan, början av, i början av, mitten av, i mitten av, slutet av, i slutet av, före slutet av, i slutet på, i början på, tidigt i, sent i, start, med start, klart, klart till, klart senast, deadline, gäller från, inför, fram till, redan, tidigast, med början',
    relative:
      'dag, idag, morgon, imorgon, igår, övermorgon, förrgår, ikväll, eftermiddag, den här veckan, denna vecka, nästa vecka, förra veckan, kommande vecka, innevarande vecka, den här månaden, denna månad, nästa månad, förra månaden, nästa år, förra året, i fjol, nästa kvartal, nästa möte, hösten, höst, våren, sommaren, sommar, vintern, vinter, helgen, snarast, så snart som möjligt, så fort som möjligt, omgående, omedelbart, genast, asap, nu, just nu, löpande, pågående, pågår, kontinuerligt, tills vidare, slutet av veckan, slutet av månaden, månadsskiftet, årsskiftet, jul, påsk, midsommar',
  },
  scales: {
    '1e3': 'k, tusen, tusental, tkr, tsek, ksek',
    '1e6': 'mn, mio, milj, miljon, miljoner, mnkr, mkr, msek, meur',
    '1e9': 'md, mdr, mrd, mdkr, mdsek, miljard, miljarder',
    '1e12': 'biljon, biljoner',
  },
  units:
    'procent, procentenhet, procentenheter, promille, punkt, punkter, poäng, räntepunkter, kronor, krona, öre, euro, dollar, pund, personer, person, människor, anställda, medarbetare, heltid, heltidstjänster, tjänster, årsarbetare, årsverken, fte, timmar, timme, tim, minuter, minut, sekunder, sekund, sek, dagar, dag, dygn, veckor, vecka, månader, månad, mån, år, gånger, ggr, st, stycken, enheter, artiklar, paket, kilo, kg, gram, hekto, ton, liter, deciliter, dl, msk, tsk, krm, meter, centimeter, millimeter, kilometer, mil, kvm, kvadratmeter, kubikmeter, hektar, grader, kilowattimmar, megawattimmar, användare, kunder, gäster, elever, studenter, barn, lärare, besökare, besök, deltagare, medlemmar, invånare, hushåll, lägenheter, bostäder, patienter, brukare, sängar, vårdplatser, platser, sittplatser, rum, resor, resenärer, fordon, bilar, cyklar, bussar, avgångar, biljetter, beställningar, ordrar, order, ärenden, samtal, anmälningar, fall, klagomål, incidenter, olyckor, butiker, orter, filialer, skolor, företag, nedladdningar, sessioner, prenumeranter, följare, volontärer, svarande, svar, röster, nätter, gästnätter, måltider, portioner, sidor, böcker, boklån, lån, exemplar, försök, träd, laddstolpar, paneler, moduler, tillstånd, ansökningar, leveranser, leverantörer',
  words: {
    slide:
      'bild, bilder, bilden, bilderna, bilders, en bild, en enda bild, en slide, slide, slides, sliden, slidesen, slajd, slajds, powerpointbild, powerpointbilder, presentationsbild, presentationsbilder, ppt bilder, innehållsbilder, diabilder',
    page: 'sida, sidor, sidan, sidorna, sidors, sidig, sidigt, sidiga, blad',
    deck: 'presentation, en presentation, en kort presentation, ett bildspel, ett kort bildspel, en powerpoint, en powerpointpresentation, ett föredrag, presentationen, presentationer, presentationerna, presentationens, powerpoint, powerpointen, power point, powerpointpresentation, powerpointpresentationen, ppt, pptx, pp presentation, bildspel, bildspelet, bildspels, bildserie, bildserien, slideshow, slidedeck, slide deck, deck, decket, decks, pitchdeck, pitch deck, en pitch, en kort pitch, en säljpitch, pitchen, säljpitchen, hisspitch, keynote, föredrag, föredraget, föreläsning, föreläsningen, dragning, dragningen, webbinarium, webbinariet, kundpresentation, företagspresentation, projektpresentation, statuspresentation, säljpresentation, styrelsepresentation, introduktionspresentation, kvartalspresentation, presentationsmaterial, presentationsunderlag, presentaion',
    make: 'gör, göra, skapa, skapar, skapas, ta fram, tar fram, tas fram, ta och gör, sätt ihop, sätta ihop, sätt samman, sammanställ, sammanställa, sammanställer, ställ samman, utforma, utformar, utarbeta, utarbetar, skriv, skriva, skriver, förbered, förbereda, förbereder, bygg, bygga, bygg upp, bygg ihop, generera, gör om, göra om, omvandla, förvandla, konvertera, sammanfatta, sammanfattar, ordna, ordnar, fixa, fixar, producera, designa, formge, utveckla, strukturera, disponera, presentera, ge mig, ge oss, hjälp mig, hjälp oss, få ihop, få till, snickra ihop, slå ihop, lägg upp, korta ner, koka ner, destillera, översätt, översätta, leverera, skissa, snygga till, gjord, gjort',
    show: 'visa, visar, visas, använd, använda, använder, ta med, tas med, ta upp, tar upp, inkludera, inkludera gärna, lägg till, lägga till, lägg in, lägga in, lägg, sätt, sätt in, sätta in, ha med, ha, lyft, lyfta, lyft fram, lyfta fram, framhäv, framhäva, betona, betonar, markera, nämn, nämna, beskriv, beskriva, beskriver, förklara, förklarar, illustrera, visualisera, rita, plotta, lista, listar, räkna upp, jämför, jämföra, jämförs, ställ, ställ upp, presentera, redovisa, redogör, fokusera, fokus, dela upp, dela in, dela, gruppera, sammanfatta, börja, inled, starta, öppna, avsluta, gå igenom, går igenom, täck, täcka, ta in, få med, peka på, belys, behandla, behandlar, innehålla, innehåller, låt, infoga, ställ mot varandra',
    keep: 'håll, hålla, håll dig, undvik, undvika, begränsa, begränsas, se till, se till att, säkerställ, var noga, utelämna, utelämnas, hoppa över, strunta i, skippa, inte, inga, ingen, inget, aldrig, bara, endast, enbart, utan, max, maximalt, högst, inte mer än, inte fler än, måste, ska, skall, bör, får inte, får ej, ej, ta bort, stryk, ignorera, låt bli, lämna ute, helst inte, helst inga, gärna inte, hitta inte på, tänk på, strikt, absolut inte, absolut inga, viktigt, viktigt att',
    want: 'vill, vill ha, vill gärna, behöver, behövs, behöver ha, skulle vilja, skulle vilja ha, skulle behöva, skulle gärna, önskar, önskas, önskemål, måste, ska ha, ska, skall, bör, borde, söker, letar efter, efterfrågar, efterfrågas, krävs, tänkte, velat ha, hade velat, ser gärna, ber om, be om, sökes',
    please:
      'tack, snälla, snälla du, är du snäll, var snäll, var snäll och, kan du, kan ni, kan man, kan någon, skulle du kunna, skulle ni kunna, skulle man kunna, kunde du, kunde ni, kan du hjälpa, vore bra, vore toppen, vore snällt, vore kul, vore fint, vore jättebra, vore guld, gärna, helst, om möjligt, om det går, hjälp mig, hjälp oss, låt oss, tacksam, tacksamma, tackar, please, pls, plz, vänligen',
    ourselves: 'jag, vi, mig, mej, oss, min, mitt, mina, vår, vårt, våra, vill vi, har vi, ska vi',
    below:
      'nedan, nedanstående, här nedan, enligt nedan, nedanför, följande, bifogat, bifogad, bifogade, i bilagan, bilagan, se bilagan, inklistrat, inklistrad, inklistrade, inkopierat, den här texten, denna text, texten, texten nedan, de här anteckningarna, dessa anteckningar, anteckningarna, mina anteckningar, våra anteckningar, råanteckningar, stödord nedan, stolporna, mina stolpar, de här punkterna, dessa punkter, det här mejlet, detta mejl, mejlet, mailet, det här mailet, mejltråden, mailtråden, den här tråden, tråden, de här siffrorna, dessa siffror, siffrorna, siffrorna nedan, den här datan, datan, data nedan, tabellen, den här tabellen, denna tabell, listan, den här listan, denna lista, rapporten, den här rapporten, denna rapport, protokollet, det här protokollet, detta protokoll, dokumentet, det här dokumentet, artikeln, den här artikeln, transkriptionen, transkriptet, den här chatten, chatten, csv filen, den här filen, filen, exporten, materialet, det här materialet, underlaget, det här underlaget, detta underlag, dispositionen, dispositionen nedan, denna disposition, den här dispositionen, källan, utkastet, kravspecen, här är protokollet, här är siffrorna, här är anteckningarna, här är texten, här är tabellen, här är mejlet, här är underlaget, här är mina, här är våra, här är vår, här är min, här är ett, här är en, här kommer, här följer, här har du, utifrån, baserat på, med utgångspunkt i, på basis av, med hjälp av, av det här, av detta, av dessa, ur detta, ur den här, av följande',
    about:
      'om, kring, angående, ang, rörande, gällande, beträffande, avseende, på temat, med temat, på ämnet, i ämnet, med titeln, med rubriken, med namnet, under rubriken, som heter, ska heta, heter, kalla den, kalla det, kalla presentationen, döp den till, döp presentationen till, kallad, som handlar om, handlar om, handla om, ska handla om, som förklarar, som visar, som beskriver, som jämför, som går igenom, där vi förklarar, där vi visar, för att förklara, för att beskriva, ämnet, ämnet är, ämne, temat, temat är, tema, titel, titeln, för vår, för vårt, till vår, till vårt, inför vår, inför vårt, för och nackdelar med, för och nackdelarna med, fördelar och nackdelar med, om möjligt, om det går, om du kan, om ni kan',
    for: 'för, till, åt, inför, riktad till, riktat till, riktad mot, avsedd för, avsett för, tänkt för, tänkt till, menad för, anpassad för, anpassat för, målgrupp, målgruppen är, publik, publiken är, åhörare, åhörarna är, mottagare, mottagare är, mottagarna är, att visa för, att visas för, att hålla för, att presentera för, att presenteras för, presentera för, presenteras för, presenteras på, visas för, visa för, hållas för, visas på, hållas på, vänder sig till, riktar sig till, för att övertyga, som ska övertyga, för att informera, för att utbilda, övertyga, framför',
    people:
      '*elev, *elever, *eleverna, *klass, *klassen, *klasser, *klasserna, årskurs, åk, åttor, åttorna, sjuor, sjuorna, nior, niorna, mellanstadiet, högstadiet, lågstadiet, gymnasiet, gymnasister, förskolan, förskolor, fritids, *barn, *barnen, *ungdomar, *ungdomarna, tonåringar, unga, nybörjare, nybörjarna, vuxna, äldre, seniorer, pensionärer, *student, *studenter, *studenterna, *styrelse, *styrelsen, *styrelser, styrelseledamöter, ledamöter, *fullmäktige, *nämnd, *nämnden, *nämnder, *utskott, *utskottet, *kommitté, *kommittén, elevråd, elevrådet, föräldraråd, föräldrarådet, samverkansrådet, kommunalråd, kommunalrådet, *team, *teamet, *teamen, *grupp, *gruppen, *grupper, *grupperna, ledning, ledningen, *företagsledning, *företagsledningen, koncernledning, koncernledningen, skolledning, skolledningen, projektledning, projektledningen, verksamhetsledning, verksamhetsledningen, butiksledning, butiksledningen, *chef, *chefen, *chefer, *cheferna, *ledare, *ledaren, *ledarna, direktör, direktören, direktörer, *direktör, *direktören, vd, vdn, vd:n, ceo, cfo, cto, cio, coo, *rektor, *rektorn, *rektorer, *rektorerna, *medarbetare, *medarbetarna, *anställda, nyanställda, *personal, *personalen, kollega, kollegan, kollegor, kollegorna, *kollegor, *kollegorna, arbetsledare, arbetskamrater, praktikanter, lärlingar, *vikarier, *vikarierna, sommarvikarier, *konsulter, *konsulterna, kund, kunden, kunder, kunderna, storkunder, företagskunder, privatkunder, nyckelkunder, *beställare, *beställaren, uppdragsgivare, uppdragsgivaren, *leverantör, *leverantörer, *leverantörerna, *partner, *partners, *partnerna, *investerare, *investeraren, *investerarna, *finansiärer, *finansiärerna, *aktieägare, *aktieägarna, delägare, delägarna, banken, banker, bankerna, *ägare, *ägarna, *användare, *användarna, *lärare, *lärarna, *pedagoger, *pedagogerna, kollegiet, lärarkollegiet, *föräldrar, *föräldrarna, vårdnadshavare, vårdnadshavarna, familjer, familjerna, anhöriga, *patienter, *patienterna, *brukare, *brukarna, *läkare, *läkarna, *sköterska, *sköterskor, *sköterskorna, vårdpersonal, *terapeuter, *farmaceuter, *företag, *företagen, *företaget, *företagare, *företagarna, småföretagare, entreprenörer, startups, butiker, butikerna, *handlare, *handlarna, allmänhet, allmänheten, publiken, publik, åhörare, åhörarna, lekmän, *utvecklare, *utvecklarna, programmerare, *ingenjör, *ingenjörer, *ingenjörerna, *tekniker, *teknikerna, montörer, *expert, *experter, *experterna, specialister, forskare, forskarna, *volontärer, *volontärerna, ideella, *boende, de boende, *grannar, *grannarna, *hyresgäst, *hyresgäster, *hyresgästerna, hyresvärdar, *medborgare, *medborgarna, *invånare, *invånarna, *politiker, *politikerna, *tjänsteman, *tjänstemän, *tjänstemännen, *handläggare, *handläggarna, *beslutsfattare, *beslutsfattarna, *kommun, *kommunen, *kommuner, *region, *regionen, *myndighet, *myndigheten, *myndigheter, departementet, länsstyrelsen, ministern, *förvaltning, *förvaltningen, *avdelning, *avdelningen, enhet, enheten, enheterna, juryn, jury, pressen, journalister, media, redaktionen, *säljare, *säljarna, säljkåren, säljteamet, *köpare, *köparna, inköparna, *medlem, *medlemmar, *medlemmarna, stämman, årsstämma, årsstämman, bolagsstämma, bolagsstämman, föreningsstämma, *möte, *mötet, *mötena, årsmöte, årsmötet, medlemsmötet, föreningsstämman, *förening, *föreningen, *föreningar, *föreningarna, brf, klubben, *förbund, *förbundet, förbundsstämman, facket, fackförbundet, skyddskommittén, skyddsombud, skyddsombuden, stiftelsen, *givare, *givarna, *sponsorer, *sponsorerna, *turister, *besökare, *besökarna, *gäster, *gästerna, resenärer, resenärerna, lantbrukare, bönder, bönderna, skogsägare, jurister, juristerna, advokater, revisorer, ekonomer, controllers, styrgrupp, styrgruppen, *intressent, *intressenter, *intressenterna, *deltagare, *deltagarna, kandidater, sökande, *tränare, *tränarna, *spelare, *spelarna, kockar, kockarna, *förare, *förarna, chaufförer, chaufförerna, lagerpersonal, lagret, driften, it, hr, marknad, ekonomi, sälj, alla, samtliga, seminarium, seminariet, konferens, konferensen, mässan, skola, skolan, skolor, skolorna, universitetet, högskolan, sjukhuset, vårdcentralen, bibliotekarier, bibliotekarierna, *chefsgruppen, mötet, apl mötet, apt, arbetsplatsträff, arbetsplatsträffen, personalmöte, personalmötet, föräldramöte, föräldramötet, nyinflyttade, nyanlända, nya kollegor, nya medlemmar, intresserade',
    each: 'per, varje, vardera, i varje, på varje, för varje, à',
    word: 'ord, orden, ordet, punkter, punkt, punkterna, punkterna per, bullets, bullet, bulletpoints, bullet points, rader, raden, meningar, mening, meningarna, tecken, stödord, nyckelord',
    minute:
      'minut, minuter, minuters, minuterna, min, timme, timmar, timmes, timmars, tim, kvart, kvarts, halvtimme, halvtimmes, halvtimmen',
    exactly:
      'exakt, precis, bara, endast, enbart, totalt, sammanlagt, allt som allt, sammantaget, varken mer eller mindre, noga räknat',
    around:
      'cirka, ca, c:a, omkring, ungefär, ungefärligen, runt, kring, typ, kanske, säg, gärna, helst, mer eller mindre, plus minus, uppskattningsvis, i storleksordningen, eller så, nånstans kring, någonstans kring, uppemot',
    atMost:
      'högst, max, maximalt, maximum, som mest, som högst, inte mer än, inte fler än, ej fler än, upp till, under, färre än, mindre än, eller färre, eller mindre, inte över, inom, begränsat till, begränsa till, maxgräns, allra högst, absolut max',
    atLeast: 'minst, minimum, åtminstone, inte färre än, inte mindre än, fler än, mer än, eller fler, eller mer, lägst',
    to: 'till, eller, och, à, upp till, till och med, t o m, respektive',
    and: 'och, samt, plus, liksom, såväl som, o, inklusive, inkl',
    no: 'inte, ingen, inga, inget, ej, icke, utan, aldrig, nej, undvik, undvika, utelämna, hoppa över, skippa, ta bort, strunta i, låt bli, slopa, stryk, varken, i stället för, istället för',
    begin:
      'börja, börjar, börja med, börjas, inled, inleda, inleder, inled med, inledningsvis, inledning, starta, startar, starta med, öppna, öppnar, först, första, allra först, till att börja med, i början, början, början av presentationen, första bilden',
    end: 'avsluta, avslutar, avslutas, avsluta med, avslutning, avslutningsvis, avslutande, sluta, slutar, slutligen, runda av, rundas av, knyt ihop, sist, sista, allra sist, till sist, till slut, i slutet, på slutet, slutet, sista bilden, slutbild, slutbilden',
    language:
      'på, språk, språket, på ren, på enkel, på lätt, på god, på klar, skriven på, skrivet på, skriv på, skrivna på, översatt till, översätt till, översätta till, översättning till, text på, texten på, texterna på, allt på, bilderna på, språket ska vara, språket är',
    titleLabel:
      'titel, titeln, rubrik, rubriken, ämne, ämnet, tema, ang, angående, arbetstitel, arbetstiteln, presentationstitel, titel på presentationen, presentationens titel, presentationens namn, projekt, projektnamn, re, sv, vb, topic, titelbilden, framsidan, förstasidan, omslaget, omslag, framsida',
    audienceLabel:
      'målgrupp, målgruppen, målgrupper, publik, publiken, åhörare, åhörarna, mottagare, mottagarna, läsare, läsarna, deltagare, för vem, till vem, för vilka, för, till, riktar sig till, vänder sig till, avsedd för, audience',
    toneLabel:
      'ton, tonen, tonläge, tonläget, tonalitet, tonaliteten, stil, stilen, språkstil, skrivstil, tilltal, tilltalet, språknivå, språknivån, språk och ton, ton och stil, tone',
    countLabel:
      'bilder, antal bilder, antalet bilder, antal slides, slides, längd, längden, omfång, omfattning, antal sidor, sidor, antal, hur många bilder',
    languageLabel:
      'språk, språket, presentationsspråk, presentationens språk, språk i presentationen, språk på bilderna, utdataspråk, language',
    authorLabel:
      'författare, författaren, av, talare, talaren, föredragshållare, föreläsare, presentatör, presenteras av, presenterat av, föredragande, upprättad av, upprättat av, sammanställd av, sammanställt av, skriven av, skrivet av, framtagen av, framtaget av, utarbetad av, protokollförare, sekreterare, vid protokollet',
    dateLabel:
      'datum, daterad, daterat, den, uppdaterad, uppdaterat, senast uppdaterad, senast ändrad, publicerad, publicerat, publiceringsdatum, gäller från, gäller från och med, giltig från, mötesdatum, datum för mötet, presentationsdatum, datum och tid, per den, version av den',
    noteLabel:
      'anteckningar, anteckning, talaranteckningar, talaranteckning, talarmanus, manus, talarstöd, talepunkter, talpunkter, anteckningar till talaren, föredragsanteckningar, att säga, säg, säga, ska vara, ska heta, ska lyda, ska stå, ska det stå, bör vara, bör heta, speaker notes, notes',
    mailLabel:
      'från, till, kopia, cc, bcc, hemlig kopia, skickat, skickad, datum, ämne, bilaga, bilagor, bifogat, bifogade filer, prioritet, angelägenhetsgrad, mottaget, mottagare, avsändare, svara till, svar till, from, to, sent, subject, date',
    greeting:
      'hej, hejsan, hej hej, hej alla, hej allihop, hej allesammans, hej på er, hej på dig, hej igen, hej kollegor, hej teamet, hallå, hallå där, hallå alla, halloj, tjena, tjenare, tjenixen, tja, tjo, goddag, god dag, god morgon, godmorgon, morrn, god kväll, god eftermiddag, bästa kollegor, bästa kollega, bästa styrelse, bästa medlemmar, bästa kund, bästa alla, bästa vänner, bästa föräldrar, kära, käre, ärade, hi, hello, mina damer och herrar',
    farewell:
      'hälsningar, hälsning, hälsar, med vänlig hälsning, med vänliga hälsningar, vänliga hälsningar, vänlig hälsning, mvh, mvh/, vh, m v h, bästa hälsningar, bästa hälsning, varma hälsningar, varm hälsning, många hälsningar, hjärtliga hälsningar, soliga hälsningar, med bästa hälsningar, högaktningsfullt, hej då, hejdå, hej så länge, ha det bra, ha det fint, ha det gott, ha en bra dag, ha en fin dag, ha en bra helg, ha en fin helg, ha en fortsatt bra dag, trevlig helg, skön helg, glad påsk, god jul, glad sommar, trevlig sommar, tack, tack på förhand, tack så mycket, tack så jättemycket, tack för hjälpen, tack för i dag, tack för idag, tack för mig, tack igen, tack tack, tack alla, stort tack, många tack, tusen tack, hjärtligt tack, tackar, tackar så mycket, allt gott, allt väl, lycka till, vi ses, vi hörs, på återseende, kram, kramar, puss, puss och kram, cheers, thanks, best regards, regards',
    remark:
      'hej, hejsan, tjena, tjenare, hallå, se nedan, se bifogat, se bilaga, se bifogad fil, som diskuterat, som vi diskuterade, som vi pratade om, som vi sa, som sagt, enligt överenskommelse, som överenskommet, som avtalat, enligt önskemål, som utlovat, som lovat, fyi, för kännedom, till kännedom, för info, för er kännedom, för din kännedom, hör av dig, hör av er, hör gärna av dig, hör gärna av er, hör bara av dig, säg till om, säg bara till, återkom gärna, återkom om, jag återkommer, vi återkommer, tveka inte att, vid frågor, om du har frågor, om ni har frågor, har du frågor, har ni frågor, skickat från min, skickat från mobilen, skickat från outlook, sänt från min, hoppas du, hoppas ni, hoppas allt, hoppas att allt, jag hoppas att, ser fram emot, ingen brådska, ingen stress, ingen fara, inga problem, inga konstigheter, det är lugnt, okej, okey, ok, oki, okidoki, japp, jajamän, jajamensan, jadå, yes, absolut inga problem, låter bra, låter toppen, låter jättebra, det blir bra, det blir toppen, jättebra, kanon, kanonbra, toppen tack, fixar det, jag fixar, jag fixar det, det fixar jag, jag tar det, det tar jag, vi löser det, uppfattat, noterat, då säger vi så, håller med, jag håller med, instämmer, konfidentiellt, vidarebefordra inte, vidarebefordra ej, får inte spridas, svara inte på detta, går inte att svara på, avregistrera, avprenumerera, avsluta prenumerationen, media utelämnade, media utelämnad, media uteslutet, bild utelämnad, bilden utelämnad, ljud utelämnat, video utelämnad, dekal utelämnad, dokument utelämnat, meddelandet har raderats, du raderade det här meddelandet, detta meddelande har raderats, meddelanden och samtal är, totalsträckskrypterade, end to end krypterade, har lämnat gruppen, lämnade gruppen, lämnade chatten, gick med i gruppen, gick med i kanalen, gick med i mötet, gick med via, skapade gruppen, har lagts till i gruppen, lades till i gruppen, lade till dig, anslöt till mötet, ändrade gruppens, redigerat, redigerad, redigerades, automatiskt genererad, automatiskt genererat, automatisk transkribering, automatiskt transkriberad, kan innehålla fel, hör ni mig, hörs jag, ser ni min skärm, syns min skärm, jag delar skärmen, haha*, hehe*, hihi*, lol, bra fråga, bra jobbat, snyggt jobbat, vidarebefordrat meddelande, vidarebefordrat mejl, ursprungligt meddelande, börja vidarebefordrat meddelande, tänk på miljön, innan du skriver ut, endast avsett för, endast för mottagaren, detta mejl är, detta e postmeddelande, liten påminnelse, en påminnelse, bara en kort påminnelse, ursäkta sent svar, förlåt sent svar, sorry för',
    slideLabel: 'bild, slide, slajd, sida, sid, skärm, powerpointbild, presentationsbild, sl, s',
    stepLabel:
      'steg, fas, etapp, delsteg, del, moment, skede, vecka, v, dag, månad, år, sprint, milstolpe, omgång, lektion, pass, träff, workshop, akt, epok, period, kvartal, våg, station, delprojekt, rond, runda, nivå, stage, step',
    optionLabel:
      'alternativ, variant, scenario, plan, förslag, val, modell, paket, kandidat, sökande, offert, anbud, anbudsgivare, leverantör, lösning, version, väg, rutt, sträckning, upplägg, angreppssätt, strategi, option, huvudalternativ, nollalternativ, läge, avtal, abonnemang',
    itemLabel:
      'mål, delmål, huvudmål, effektmål, punkt, ämne, tema, kapitel, avsnitt, del, modul, risk, princip, skäl, anledning, pelare, prioritet, prioritering, initiativ, projekt, lektion, enhet, block, dagordningspunkt, ärende, bilaga, appendix, regel, artikel, paragraf, fråga, iakttagelse, slutsats, resultat, rekommendation, beslut, nyckeltal, kpi, key result, nyckelresultat, kr, okr, tips, råd, misstag, fel, exempel, fall, fallstudie, användningsfall, use case, funktion, övning, uppgift, aktivitet, berättelse, user story, ticket, issue, bugg, krav, åtgärd, insats, myt, tes, budskap, argument, problem, utmaning, orsak, konsekvens, möjlighet, fördel, nackdel, styrka, svaghet, fokusområde, målområde, arbetspaket, aspekt, kriterium, villkor, steg',
    questionLabel: 'f, fråga, q, faq, frågor',
    answerLabel: 'svar, a, s, answer',
    nameKey:
      'namn, benämning, titel, rubrik, uppgift, post, punkt, produkt, artikel, beskrivning, kategori, nyckel, sammanfattning, region, län, land, stad, ort, plats, kommun, avdelning, enhet, verksamhet, område, team, lag, funktion, egenskap, mått, nyckeltal, indikator, kpi, projekt, delprojekt, aktivitet, milstolpe, ämne, tema, ärende, kund, leverantör, modell, plan, abonnemang, butik, filial, anläggning, byggnad, fastighet, maskin, fordon, linje, station, hållplats, kanal, segment, källa, typ, sort, slag, steg, fas, kriterium, grupp, klass, skola, kurs, tjänst, kostnadsslag, budgetpost, månad, kvartal, år, vecka, alternativ, antal, belopp, pris, kostnad, budget, hyra, avgift, besök, storlek, yta, vikt, betyg, kapacitet, uppsägningstid, bindningstid, avtalstid, leveranstid, garanti, adress, telefon, öppettider, name, title, task',
    ownerKey:
      'ansvarig, ansvariga, ansvar, ansvarig person, ansvarig för, ansvarig avdelning, ägare, vem, vilka, av vem, handläggare, kontakt, kontaktperson, utförare, utförs av, tilldelad, tilldelad till, tilldelat, projektledare, samordnare, sammankallande, resp, person, medarbetare, owner, assignee, uppdragstagare',
    dueKey:
      'senast, klart, klar, klart senast, klar senast, klart till, klar till, färdigt, färdig, färdigt senast, deadline, datum, slutdatum, måldatum, förfallodatum, förfaller, förfallodag, när, till när, till, tidsfrist, frist, tid, tidpunkt, tidplan, leverans, leveransdatum, leveranstid, slut, sluttid, due, due date, eta',
    statusKey:
      'status, läge, nuläge, framdrift, framsteg, förlopp, fas, skede, tillstånd, utfall, avklarat, avklarad, genomfört, genomförd, lösning, färdigställandegrad, progress, state',
    actionKey:
      'åtgärd, åtgärder, uppgift, uppgifter, aktivitet, aktiviteter, att göra, todo, to do, todos, vad, vad ska göras, steg, nästa steg, insats, insatser, leverabel, arbetsuppgift, uppdrag, aktionspunkt, action, task, motåtgärd',
    hierarchy:
      'organisationsschema, organisation, organisationsstruktur, hierarki, träd, rapporterar till, chef, närmaste chef',
    horizon: 'nu, härnäst, sedan, senare, kort sikt, medellång sikt, lång sikt, på kort sikt, på lång sikt',
    quoteWord:
      'säger, sade, sa att, skriver, skrev, enligt, berättar, berättade, menar, menade, förklarar, förklarade, frågar, frågade, svarar, svarade, tillägger, tillade, påpekar, påpekade, betonar, betonade, uppger, uppgav, konstaterar, konstaterade, hävdar, hävdade, anser, ansåg, kommenterar, kommenterade, med orden',
    total:
      'totalt, total, totalen, totala, summa, summan, summa totalt, sammanlagt, totalsumma, delsumma, slutsumma, genomsnitt, genomsnittet, medel, medelvärde, snitt, snittet, alla, samtliga, tillsammans, sammantaget, allt, riket, hela riket, hela landet, hela kommunen, summa kostnader, summa intäkter',
    genre:
      'protokoll, mötesprotokoll, styrelseprotokoll, minnesanteckningar, mötesanteckningar, anteckningar, transkription, transkript, transkribering, intervju, utkast, pm, promemoria, rapport, slutrapport, delrapport, lägesrapport, statusrapport, kontaktlista, briefing, sammanfattning, artikel, ändringslogg, versionsnyheter, disposition, kallelse, tjänsteskrivelse, tjänsteutlåtande, faktablad, infoblad, handout, readme',
    footLabel: 'fotnot, fotnoter, källa, källor, datakälla, finstilt',
    variant: 'variant, varianter, version, versioner, alternativ, förslag, utkast',
    toReader:
      'ignorera, bortse från, glöm, systemprompt, språkmodell, chattbot, du är en, ni är en, ai-assistent, uppför dig som, kära läsare, klicka här, prenumerera, logga in',
    fromNow: 'från och med nu, hädanefter, i stället, istället, enbart, instruktion, instruktioner, prompt',
    leaveOut:
      'utelämna, uteslut, ta bort, ta inte med, hoppa över, strunta i, nämn inte, nämna inte, visa inte, ska inte med, inte ta med',
    names: 'namn, namnen, personnamn',
    brackets: 'parentes, parenteser, hakparentes, hakparenteser, klammer, klamrar',
    codes: 'ärendenummer, ärendenumren, ticketnummer, ticketnumren',
    contacts: 'telefonnummer, mobilnummer, kontaktuppgifter, adresser, mejladresser, e-postadresser',
    prices: 'pris, priser, priserna, belopp, beloppen, löner',
    private:
      'internt, intern anteckning, konfidentiellt, inte för bilderna, får ej spridas, sprid inte vidare, endast internt, att göra, ps, p.s, mellan oss, fråga om, kolla med',
    offer:
      'om du vill, om ni vill, vill du att, vill ni att, ska jag, jag kan också, självklart, gärna, här är, här kommer, chatgpt',
    imageHint: 'bildförslag, bildidé, illustration, foto, visualisering, layoutförslag',
    subtitleLabel: 'underrubrik, undertitel, slutmening, avslutningsmening',
    askWord:
      'vad, hur, varför, vem, vems, vilka, vilken, vilket, när, vart, varifrån, vartill, hur många, hur mycket, hur länge, hur ofta, till vad, till vem, är det, är vi, är den, är de, är en, kan vi, kan man, kan jag, ska vi, ska man, ska jag, bör vi, bör man, borde vi, borde man, måste vi, måste man, får vi, får man, får jag, har vi, har de, finns det, går det, behöver vi, behöver man, blir det, kommer det, lönar det sig, skulle vi, var ligger, var finns, var är, var ska, stämmer det',
  },
  tones: {
    formal:
      'formell*, formellt, professionell*, proffsig*, officiell*, seriös*, affärsmässig*, högtidlig*, vårdad*, vårdat, stilren*, myndig ton, respektfull*, businesslike',
    plain:
      'enkel, enkelt, enkla, lättfattlig*, lättbegriplig*, lättförståelig*, begriplig*, tydlig*, klarspråk, på klarspråk, lättläst*, saklig*, neutral ton, neutralt, neutral, objektiv*, nykter*, rak, rakt, raka, rak ton, rakt på sak, rak på sak, avskalad*, avskalat, stram*, kortfattad*, kortfattat, koncis*, vardagligt språk, enkelt språk, vardagliga ord, utan jargong, utan fackspråk, utan facktermer, ingen jargong, inga facktermer, inga krångliga ord, minimalistisk*, jordnära, lagom nivå',
    persuasive:
      'övertygande, säljande, slagkraftig*, kraftfull*, argumenterande, pådrivande, självsäker*, självsäkert, djärv ton, djärvt, medryckande, punchig*, vass, vasst, offensiv*, catchy',
    inspiring:
      'inspirerande, motiverande, peppande, entusiastisk*, entusiasmerande, engagerande, visionär*, känslosam*, känslomässig*, energisk*, hoppfull*, upplyftande, positiv ton, varm ton, varmt tonläge, varm och, hoppingivande, lyftande',
    playful:
      'lekfull*, rolig, roligt, roliga, humoristisk*, med humor, lättsam*, lättsamt, glad ton, glada färger, informell*, avslappnad*, avslappnat, ledig ton, ledigt, vänlig ton, vänligt, trevlig ton, kul ton, med glimten i ögat, glimten i ögat, skämtsam*, fyndig*, barnvänlig*, barnvänligt, mysig*, personlig ton',
    technical:
      'tekniskt språk, teknisk nivå, teknisk ton, teknisk presentation, teknisk genomgång, teknisk fördjupning, tekniskt djup, tekniskt, vetenskaplig*, akademisk*, fackmässig*, fördjupande, djupgående, detaljerad*, detaljerat, på expertnivå, för experter, djupdykning, deep dive',
  },
  forms: {
    chart:
      'diagram, diagrammet, diagrammen, graf, grafen, grafer, graferna, chart, charts, grafik, grafiskt, grafisk framställning, visualisering, visualiseringar, som diagram, i diagramform, i ett diagram, diagramform',
    line: 'linjediagram, linjediagrammet, linjegraf, linjegrafer, kurva, kurvan, kurvor, kurvdiagram, trend, trender, trenden, trendlinje, utveckling, utvecklingen, utvecklats, utvecklas, över tid, över tiden, över åren, genom åren, tidsserie, tidsserier, förlopp, förloppet, månad för månad, år för år, kvartal för kvartal, från år till år, line chart',
    bar: 'stapeldiagram, stapeldiagrammet, staplar, staplarna, stapel, stapelgraf, stående staplar, liggande staplar, liggande stapeldiagram, staplade staplar, kolumndiagram, histogram, rangordning, rangordna, rangordnat, rankning, ranking, rankad, rankade, topplista, topplistan, topp 3, topp 5, topp 10, topp tre, topp fem, topp tio, bar chart',
    doughnut:
      'cirkeldiagram, cirkeldiagrammet, tårtdiagram, tårtdiagrammet, tårtbit, tårtbitar, pajdiagram, ringdiagram, munkdiagram, donut, donutdiagram, pie chart, andel, andelar, andelen, andelarna, fördelning, fördelningen, fördelas, fördelar sig, uppdelning, sammansättning, proportion, proportioner, marknadsandel, marknadsandelar, mix, mixen, procent av totalen, andel av totalen',
    scatter:
      'punktdiagram, spridningsdiagram, sambandsdiagram, scatter, scatterplot, scatter plot, korrelation, korrelationen, korrelationer, korrelerar, samband mellan, sambandet mellan, samvariation',
    table:
      'tabell, tabellen, tabeller, tabellerna, tabellform, i en tabell, i tabellform, som tabell, som en tabell, rutnät, kalkylblad, excel, matris med värden, uppställning, table',
    timeline:
      'tidslinje, tidslinjen, tidslinjer, tidsaxel, tidsaxeln, på en tidsaxel, kronologi, kronologisk*, kronologiskt, milstolpar, milstolparna, färdplan, färdplanen, roadmap, tidplan, tidplanen, tidsplan, tidsplanen, tidsschema, gantt, ganttschema, timeline',
    steps:
      'steg för steg, stegen, i steg, process, processen, processer, processkarta, processchema, flöde, flödet, flödesschema, flödesschemat, flödesdiagram, arbetsflöde, arbetsgång, arbetsgången, tillvägagångssätt, tillvägagångssättet, rutin, rutinen, procedur, ordningsföljd, tratt, trattdiagram, pipeline, instruktion, steg',
    comparison:
      'jämförelse, jämförelsen, jämförelser, jämför, jämföra, jämförd, jämfört, jämförda, jämförande, sida vid sida, bredvid varandra, mot varandra, ställ mot varandra, ställda mot varandra, kontra, versus, vs, för och nackdelar, fördelar och nackdelar, för och emot, plus och minus, två kolumner, två spalter, i två kolumner, i två spalter, tvåspaltig, före och efter, före efter, nu och sedan, nuläge och önskat läge, skillnad mellan, skillnaden mellan, skillnader, skillnaderna, rätt och fel, gammalt och nytt',
    matrix:
      'swot, swotanalys, swot analys, matris, matrisen, matriser, fyrfältare, fyrfältaren, fyrfältstabell, fyrfältsmatris, kvadrant, kvadranter, 2x2, 2 x 2, två gånger två, eisenhower, eisenhowermatris, riskmatris, riskmatrisen, prioriteringsmatris',
    quote:
      'citat, citatet, citaten, kundcitat, kundröst, kundröster, kundomdöme, kundomdömen, omdöme, omdömen, ordagrant, uttalande som citat, pratbubbla, testimonial, quote, röster från',
    figures:
      'nyckeltal, nyckeltalen, nyckelsiffror, viktigaste siffrorna, viktiga siffror, siffror, stora siffror, siffrorna stort, stora tal, kpi, kpier, kpi er, statistik, statistiken, mätvärden, mätetal, siffrorna i stort, i siffror, styrkort, scorecard, metrics',
    cards:
      'som kort, korten, kort med ikoner, infokort, faktakort, kortlayout, rutor, rutorna, boxar, brickor, plattor, ikoner, ikon, symboler, cards',
    list: 'punktlista, punktlistan, punktlistor, lista, listor, i punktform, punktform, punkter, bullets, bulletlista, bullet points, bulletpoints, checklista, checklistan, numrerad lista, numrerade, uppräkning, att göra lista',
    agenda:
      'agenda, agendan, agendabild, dagordning, dagordningen, innehållsförteckning, innehållsförteckningen, innehållsöversikt, innehållsbild, översiktsbild, dispositionsbild, table of contents',
    summary:
      'sammanfattning, sammanfattningen, sammanfattningar, sammanfattande, sammanfattningsbild, sammanfatta, slutsats, slutsatser, slutsatsen, slutsatserna, huvudbudskap, huvudbudskapet, huvudbudskapen, nyckelbudskap, kärnbudskap, viktigaste punkterna, viktigaste slutsatserna, viktigaste lärdomarna, det viktigaste, lärdomar, lärdomarna, lärdom, i korthet, kort sammanfattning, i ett nötskal, executive summary, tl;dr, tldr, takeaways, takeaway, key takeaways, att ta med sig, resumé, recap, återblick',
    actions:
      'nästa steg, kommande steg, fortsatt arbete, det fortsatta arbetet, vägen framåt, handlingsplan, handlingsplanen, åtgärdslista, åtgärdsplan, åtgärder, to do, to dos, todo, todos, att göra lista, uppmaning, uppmaningen, call to action, beslutspunkter, beslutspunkt, förslag till beslut, beslutsförslag, det vi ber om, vad vi behöver, vad vi ber om, vår begäran, rekommendation, rekommendationer, rekommendationen, rekommendationerna, kontaktbild, kontaktuppgifter, next steps, hur vi går vidare',
    sections:
      'avsnittsbilder, avsnittsbild, kapitelbilder, kapitelbild, mellanbilder, mellanbild, skiljebilder, avdelarbilder, avdelare, rubrikbilder, mellanrubriker, sektionsbilder',
    largest:
      'störst, största, högsta, bäst, bästa, flest, mest, starkast, starkaste, snabbast, snabbaste, ledande, vinnare, vinnaren, vinnarna, topp, toppen, i topp, toppnotering, rekord, maximum, störst ökning, ökat mest, mest lönsam, lönsammast, dyrast, dyraste, främsta, drivande',
    smallest:
      'minst av, säljer minst, ökar minst, växer minst, har minst, minst andel, minsta, lägst, lägsta, sämst, sämsta, svagast, svagaste, långsammast, förlorare, förloraren, förlorarna, sist, botten, i botten, bottennotering, minimum, billigast, billigaste, eftersläntrare, minskat mest',
    change:
      'förändring, förändringar, förändringen, förändrats, förändrat, ändring, ändringen, ökning, ökningen, ökningar, ökat, ökade, ökar, minskning, minskningen, minskat, minskade, minskar, tillväxt, tillväxten, har växt, vuxit, nedgång, nedgången, uppgång, uppgången, stigit, sjunkit, fallit, skillnad, skillnaden, skillnader, avvikelse, avvikelser, avvikelsen, differens, delta, förbättring, förbättringar, förbättrats, försämring, försämringar, försämrats, jämfört med, vinst, tapp, tappat, gap',
  },
  headings: {
    agenda:
      'agenda, dagordning, dagordningen, föredragningslista, innehåll, innehållet, innehållsförteckning, disposition, program för dagen, dagens program, dagens punkter, dagens agenda, det här går vi igenom',
    summary:
      'sammanfattning, sammanfattningsvis, kort sammanfattning, i korthet, kortfattat, kort sagt, i sammandrag, sammandrag, slutsats, slutsatser, slutsatsen, huvudbudskap, nyckelbudskap, huvudpunkter, viktigaste punkterna, det viktigaste, det viktigaste i korthet, viktigaste slutsatserna, lärdomar, lärdomarna, viktigaste lärdomarna, höjdpunkter, översikt, överblick, i ett nötskal, resumé, abstract, executive summary, tl;dr, tldr, takeaways, att ta med sig, att komma ihåg, avslutning',
    goals:
      'mål, målet, målen, målsättning*, målbild*, vårt mål, våra mål, delmål, delmålen, effektmål*, projektmål*, lärandemål, lärandemålen, årsmål, kvartalsmål, syfte, syftet, mål och syfte, syfte och mål, vision, visionen, vår vision, mission, uppdrag, vårt uppdrag, ambition*, prioritering*, prioriteringar, våra prioriteringar, fokusområden, nyckelresultat, key results, vad vi vill uppnå, det vill vi uppnå, önskat resultat',
    risks:
      'risk*, utmaning*, problem, problemet, problemen, svårighet*, hinder, hindren, farhågor, oro, fallgropar, fallgrop, begränsningar, blockerare, blockeringar, flaskhals*, kända problem, kända fel, öppna problem, knäckfrågor, svaga punkter, sårbarhet*, vad som kan gå fel, det kan gå fel, hinder och risker',
    actions:
      'nästa steg, kommande steg, åtgärd*, åtgärdslista, handlingsplan*, aktionspunkter, att göra, to do, to dos, todo, todos, uppgifter, uppföljning, fortsatt arbete, det fortsatta arbetet, vägen framåt, vad händer nu, det händer nu, så går vi vidare, hur går vi vidare, hur vi går vidare, vad händer härnäst, rekommendation*, våra rekommendationer, det vi ber om, vad vi behöver, vad vi ber om, det här behöver vi, vår begäran, call to action, följs upp, next steps, action points, vem gör vad',
    decisions:
      'beslut, beslutet, besluten, fattade beslut, beslutat, beslutades, beslutspunkter, beslutslogg, förslag till beslut, förslag till beslut i, överenskommelse*, överenskommet, vi kom överens om, ställningstagande*, avgöranden',
    timeline:
      'tidslinje, tidslinjen, tidplan, tidplanen, tidsplan, tidsplanen, tidsschema, tidtabell, schema, milstolp*, kronologi, historik, historia, vår historia, kalender, kalendarium, viktiga datum, viktiga hållpunkter, hållpunkter, datum att hålla koll på, färdplan, roadmap, etapper, etappindelning, program, dagsprogram, årshjul, resplan, när händer vad, förlopp, händelseförlopp',
    process:
      'process*, arbetsgång*, tillvägagångssätt*, tillvägagång, arbetssätt, arbetssättet, arbetsflöde*, rutin*, procedur*, metod*, så här fungerar det, så fungerar det, så funkar det, hur det fungerar, hur fungerar det, så gör du, så här gör du, gör så här, så går det till, hur går det till, så arbetar vi, steg, stegen, steg för steg, faser, fas, genomförande, genomförandet, upplägg, instruktion*, recept, tillagning, installation, installera, kom i gång, kom igång, komma i gång, komma igång, snabbstart, införande, utrullning, lektionsupplägg, angreppssätt',
    sources:
      'källa, källor, källorna, källförteckning, referens*, litteratur, litteraturlista, läs mer, vidare läsning, läsning vidare, länkar, länktips, mer information, fotnoter, källhänvisning*',
    options:
      'alternativ, alternativen, varianter, valmöjligheter, valmöjlighet, scenario, scenarier, möjliga lösningar, lösningsförslag, lösningsalternativ, kandidater, kandidaterna, offerter, anbud, anbudsjämförelse, förslag, förslagen, våra alternativ, paket, paketen, abonnemang, leverantörer, handlingsalternativ, vägval',
    causes:
      'orsak*, grundorsak*, rotorsak*, huvudorsak*, bakomliggande orsaker, anledning*, skäl, skälen, varför det hände, varför hände det, varför det blev så, bidragande faktorer, orsaksanalys, förklaring',
    strengths: 'styrka, styrkor, styrkorna, våra styrkor, starka sidor, strengths',
    weaknesses: 'svaghet, svagheter, svagheterna, våra svagheter, svaga sidor, förbättringsområden, weaknesses',
    opportunities: 'möjlighet, möjligheter, möjligheterna, chanser, potential*, opportunities',
    threats: 'hot, hoten, hotbild, yttre hot, threats',
    pros: 'fördel, fördelar, fördelarna, plus, pluspoäng, nytta, nyttan, nyttor, vinster, för, argument för, skäl för, det som talar för, talar för, vad som talar för, det gick bra, gick bra, vad gick bra, vad som gick bra, vad som gått bra, det som gick bra, har gått bra, fungerade bra, det som fungerade bra, bra, styrkor och fördelar, gör så här, rätt, positivt, behåll, fortsätt med, framgångar, ljusglimtar',
    cons: 'nackdel, nackdelar, nackdelarna, minus, minuspoäng, emot, argument mot, argument emot, skäl emot, det som talar emot, talar emot, talar mot, vad som talar emot, det gick mindre bra, gick mindre bra, mindre bra, gick dåligt, gick inte bra, vad gick mindre bra, vad som gick mindre bra, vad som gått mindre bra, det som inte fungerade, fungerade mindre bra, fungerade inte, dåligt, gör inte så här, gör inte, undvik, fel, negativt, sluta med, kan bli bättre, att förbättra, invändningar, kritik, bakslag',
    before:
      'före, innan, förr, förut, tidigare, då, nu, nuläge, nuläget, nulägesbild, nulägesanalys, nuvarande läge, dagens läge, i dag, idag, där vi står, där vi är i dag, var vi står, utgångsläge, utgångsläget, så är det i dag, så ser det ut i dag, så ser det ut idag, gammalt, gamla sättet, gammalt arbetssätt, as is, status quo, i går',
    after:
      'efter, efteråt, sedan, senare, framöver, framtid, framtiden, i framtiden, i morgon, imorgon, nytt, nya sättet, nytt arbetssätt, nyläge, nyläget, önskat läge, målläge, målläget, målbild, dit vi vill, dit ska vi, vart vi vill, så blir det, så ska det bli, to be',
    figures:
      'nyckeltal*, siffror, siffrorna, i siffror, siffror i korthet, fakta och siffror, fakta i siffror, fakta i korthet, kort om siffrorna, statistik*, resultat, resultaten, resultatet, resultat i siffror, mätetal, mätvärden, kpi, kpier, ekonomi i siffror, ekonomiskt utfall, utfall, indikatorer, data',
    quotes:
      'citat, citaten, röster, röster från, röster om, kundröster, kundomdömen, omdömen, vad kunderna säger, så säger kunderna, så säger våra kunder, det säger kunderna, vad våra kunder säger, recensioner, kommentarer, feedback, med deras ord, det tycker, vad tycker',
    bridge: 'vattenfallsdiagram, vattenfall, resultatbrygga, intäktsbrygga, brygga från, avvikelseanalys',
    funnel: 'tratt, säljtratt, konvertering, funnel, pipeline',
    pricing: 'priser, prislista, prisplaner, abonnemang, paket, prismodell, pris',
    cycle: 'cykel, kretslopp, kretsloppet, slinga, livscykel, ond cirkel',
    again: 'upprepa, börja om, tillbaka till steg, tillbaka till början',
    rating:
      'effekt, påverkan, insats, ansträngning, värde, komplexitet, sannolikhet, konsekvens, brådska, vikt, genomförbarhet, risk, kostnad',
    people:
      'team, teamet, vårt team, arbetsgrupp*, projektgrupp*, styrgrupp*, deltagare, deltagarna, närvarande, närvarolista, frånvarande, inbjudna, medverkande, kallade, ej närvarande, anmält förhinder, personal, personalen, medarbetare, ledamöter, medlemmar, styrelse, styrelsen, kontakt, kontakter, kontaktpersoner, kontaktuppgifter, roller, roller och ansvar, ansvarsfördelning, grundare, grundarna, talare, vilka vi är, vilka är vi, om oss, bemanning, intressenter',
    partners:
      'partner, partners, våra partner, kunder, våra kunder, leverantörer, sponsorer, de litar på oss, används av, varumärken',
    questions:
      'fråga, frågor, frågorna, öppna frågor, vanliga frågor, vanliga frågor och svar, frågor och svar, ofta ställda frågor, faq, faqs, q&a, övriga frågor, diskussionsfrågor, frågor att diskutera, frågor att besvara, obesvarade frågor, kvarstående frågor',
    inScope:
      'ingår, det här ingår, detta ingår, vad ingår, vad som ingår, omfattar, omfattning, omfattningen, omfattas, projektets omfattning, inom ramen, innefattar, inkluderat, inkluderas, in scope, scope',
    outOfScope:
      'ingår inte, ingår ej, det här ingår inte, detta ingår inte, vad som inte ingår, vad ingår inte, omfattar inte, omfattas inte, omfattas ej, utanför projektet, utanför ramen, ligger utanför, avgränsning, avgränsningar, avgränsningen, exkluderat, exkluderas, undantag, undantaget, icke mål, out of scope',
  },
  shapes: {
    change:
      'varför vi, varför vår, varför vårt, bör vi, borde vi, ska vi, måste vi, byta, byte, bytet, byter, byte av, byte till, byte från, övergång*, övergå, gå över till, gå från, införa, införande*, ersätta, ersätter, flytt, flytten, flytta, flyttar, avveckla*, avskaffa*, lägga ner, digitaliser*, automatiser*, migrer*, moderniser*, effektiviser*, omställning*, omorganis*, upphandling av, förslag, förslag om, förslaget, argument för, argumentera för, business case, sluta med, minska, minskad, öka, övertyga, övertala, satsa på, skaffa, reform*, utrullning*, renovering*, ombyggnad*, förändringsarbete*, börja med',
    explain:
      'vad är, vad innebär, vad betyder, vad menas med, hur fungerar, hur funkar, hur bildas, hur uppstår, hur blir, hur kommer det sig, hur lever, förklar*, introduktion till, introduktion i, inledning till, intro till, grunder, grunderna, grunderna i, grundkurs, grundläggande, översikt över, allt om, fakta om, varför är, varför har, varför finns, varför blir, förstå, lär känna, abc, abc om, hur, varför, vilka, vilken, vilket, vem är, vem var, vad gör',
    compare:
      'eller, kontra, versus, vs, jämfört med, jämförelse*, jämföra, jämför, i jämförelse med, jämförd med, skillnad, skillnaden, skillnader, skillnad mellan, skillnaden mellan, skillnader mellan, för och nackdelar, fördelar och nackdelar, för och emot, vad är bäst, vilken är bäst, vilket är bäst, vilket är bättre, vilken är bättre, ställt mot, mot varandra, bättre än',
    howto:
      'hur man, hur du, hur jag, hur en, så gör du, så gör man, så här gör, så bygger du, så lyckas du, så skriver du, så väljer du, så bakar du, så odlar du, så startar du, så får du, så blir du, så kommer du i gång, så kommer du igång, att komma i gång, komma i gång med, komma igång med, kom i gång med, kom igång med, guide, guiden, guide till, guide för, vägledning, lathund, handledning, manual, steg för steg, tips, tips för, tips på, tricks, knep, råd för, best practice, bästa praxis, instruktion för, instruktioner för, lär dig, att tänka på, tänk på när, gör det själv, konsten att, för nybörjare, checklista för, recept',
    history:
      'historia, historien, historien om, historia om, historik*, ursprung*, uppkomst*, tillkomst*, uppgång och fall, uppgången, genom tiderna, genom historien, genom århundradena, genom åren, framväxt*, förr och nu, då och nu, i gången tid, forntid*, medeltid*, vikingatid*, stenålder*, bronsålder*, järnålder*, biografi*, levnadsöde*, liv och verk, berättelsen om, *historia, *historien',
    training:
      'utbildning*, *utbildning, *utbildningen, kurs, kursen, kurser, grundkurs*, snabbkurs*, fortsättningskurs*, fortbildning*, vidareutbildning*, kompetensutveckling*, onboarding*, introduktion för, introduktion av nya, introduktionsdag*, introduktionsprogram*, inskolning, workshop*, lektion*, studiedag*, temadag*, säkerhetsgenomgång*, skyddsrond*, brandskyddsutbildning*, brandövning*, utrymningsövning*, första hjälpen, hlr, övning för, träning i, medvetenhet*, undervisning*',
    pitch:
      'pitch*, en app som, app för, en tjänst som, en plattform som, ny app, investerar*, affärsidé*, företagsidé*, produktidé*, startup*, start up, uppstartsbolag*, finansieringsrunda*, finansieringsansökan, söker finansiering, söka finansiering, söker kapital, kapitalanskaffning*, seedrunda, crowdfunding*, säljpresentation*, sponsor*, bidragsansökan*, projektansökan*, ansökan om bidrag, affärsplan*',
    plan: 'plan, planen, planer, plan för, planering*, handlingsplan*, projektplan*, åtgärdsplan*, verksamhetsplan*, marknadsplan*, marknadsföringsplan*, lanseringsplan*, införandeplan*, utvecklingsplan*, kommunikationsplan*, aktivitetsplan*, årsplan*, detaljplan*, tidplan*, roadmap*, färdplan*, strategi*, *strategi, *strategin, lansering*, lansera*, kampanj*, kick off, kickoff, uppstart*, projektstart*, program för, satsning*, inriktning för, upplägg för, vision*, konceptet, koncept för, framtidens, genomförande av',
    report:
      'rapport*, *rapport, *rapporten, *rapportering, redovisning*, årsredovisning*, *redovisning, årsberättelse*, verksamhetsberättelse*, bokslut*, delårs*, kvartalsresultat*, kvartalssiffror*, resultat, resultaten, resultatet, utfall*, uppföljning*, utvärdering*, status, statusuppdatering*, statusmöte*, läget i, lägesbild*, lägesuppdatering*, återblick*, tillbakablick*, året som gått, årssammanfattning*, retrospektiv*, retro, avstämning*, uppdatering*, analys av, framsteg*, månadsbrev, veckobrev, nulägesanalys*, nulägesbild*',
    problem:
      'frånvaro*, *frånvaro, *frånvaron, skolk*, brist på, bristen på, *brist, *bristen, buller*, *buller, *bullret, vandalism, skadegörelse*, mobbning*, *mobbning, svinn*, *svinn, *svinnet, förseningar, klagomål, personalomsättning*, stölder, *stölder, olyckor, *olyckor, torkan, nedskräpning*, ensamhet*, avhopp, uteblivna besök, sen ankomst, problem med, problemen med, problemet med, åtgärder mot, kampen mot, arbete mot, arbetet mot, insatser mot, motverka*, förebygga*, färre, mindre avfall, mindre svinn',
    welcome:
      'välkommen, välkomna*, nya volontärer, nya ideella, nya medlemmar, nya medarbetare, ny medarbetare, nyanställd*, nya kollegor, nya lärlingar, nya praktikanter, nya elever, nya föräldrar, nyinflyttade, nykomlingar, första dagen, första arbetsdagen, första skoldagen',
    venture:
      'öppna en, öppna ett, öppnar en, öppnar ett, öppna vår, öppna vårt, starta en, starta ett, starta eget, startar en, startar ett, starta vår, starta vårt, grunda en, grunda ett, bilda en, bilda ett, eget företag, egen firma, egen butik, egenföretagare, öppna eget, driva eget',
    advice:
      'sömn, sömnen, sömnvanor, sova bättre, sova gott, hälsosam*, nyttig mat, kostråd*, matvanor, äta bättre, äta nyttigt, stress, stressen, stresshantering*, ont i ryggen, ryggont, ryggsmärta*, ryggbesvär, skärmtid*, spara energi, spara el, spara pengar, friskvård*, välmående, välbefinnande, fysisk aktivitet, motionera, hålla sig frisk, hålla sig i form, leva med, ta hand om, må bra, må bättre, trygg hemma, tryggt hemma, säker hemma',
    rules:
      'regler, reglerna, *regler, *reglerna, säkerhet på, säkerhet i, säkerheten på, säkerheten i, brandsäkerhet*, uppförandekod*, policy*, *policy, *policyn, föreskrifter, *föreskrifter, riktlinjer, hygien*, dataskydd*, gdpr, lösenord*, ensamarbete*',
    event:
      'öppet hus, festival*, *festival, *festivalen, fest, festen, sommarfest*, personalfest*, julfest*, höstfest*, gårdsfest*, julmarknad*, vårmarknad*, höstmarknad*, loppis*, loppmarknad*, utflykt*, *utflykt, *utflykten, studieresa*, klassresa*, skolresa*, konsert*, *konsert, *konserten, turnering*, *turnering, *turneringen, jubileum*, jubileet, *jubileum, *jubileet, bröllop*, sommarläger*, sommarlägret, kollo, återträff*, klassträff*, idrottsdag*, friluftsdag*, utställning*, *utställning, *utställningen, kalas*, midsommarfirande*',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Översikt',
    action: 'Åtgärd',
    owner: 'Ansvarig',
    due: 'Klart senast',
    recommended: 'Rekommenderas',
    and: 'och',
    from: 'från',
    to: 'till',
    audience: 'Målgrupp',
    item: 'Post',
    figures: 'Nyckeltal',
    detail: 'Detaljer',
    question: 'Fråga',
    total: 'Totalt',
    summary: 'Sammanfattning',
    besides: 'Vad vi vet dessutom',
    versus: 'eller',
    contact: 'Kontakt',
    sources: 'Källor',
    amount: 'Belopp',
    source: 'Källa',
    measure: 'Motåtgärd',
    risk: 'Risk',
    today: 'dagens arbetssätt',
    tomorrow: 'det nya arbetssättet',
    toCollect: 'Att samla in till den här bilden:',
  },
  stories: {
    change: `
      s 1 Budskapet i en mening / det enda som publiken måste ta med sig
      b 2 Där vi står i dag: {a} ~ Där vi står i dag / hur det går till nu och vem som gör vad / vad det kostar per år, med källa / var det brister eller blir fel
      c 1 Varför just nu / Skäl | det starkaste skälet, med belägg / Tidpunkt | varför det är rätt läge nu / Att vänta | vad som händer om inget ändras
      v 2 {A} och {b} i jämförelse / Kostnad / Arbetsinsats / Kontroll / Svagheter
      b 3 Vad som betyder mest för {audience} / deras första fråga / siffran som de tittar på / vad som skulle få dem att säga nej
      m 2 Vad det kostar och vad det ger / Engångskostnader / Löpande kostnader / Besparingar / Återbetalningstid
      p 1 Från {a} till {b} ~ Så kommer vi dit / Förbereda | krav, data och personer som behövs / Välja | kriterier och vem som beslutar / Testa | var vi börjar och hur vi mäter resultatet / Införa | ordning, datum och reservplan / Följa upp | vad vi stämmer av och när
      r 2 Risker och hur vi hanterar dem / vad som kan gå fel i början / vad som kan gå fel under omställningen / vad som kan gå fel efteråt
      c 4 Vilka som måste vara med / Uppdragsgivare | vem som står bakom beslutet / Team | roller, kompetens och tid / Berörda | vilka som får ett nytt arbetssätt och vad som hjälper dem
      n 2 Vad som händer nu / det första steget / beslutet som ska fattas / datum för återrapportering`,
    explain: `
      b 1 {X}: vad är det? / en enkel mening som alla förstår / var vi möter det / vad som hör dit och vad som inte gör det
      c 1 Det viktigaste / Först | vad man måste veta före allt annat / Sedan | vad som följer av det / Dessutom | vad som är lätt att missa
      p 2 Hur det går till / I början | var, när och med vad / Därefter | stegen i tur och ordning / Till slut | vad det blir av det, och för vem
      b 1 Ett exempel / var och när / vad som hände, med en siffra / vad det visar
      m 3 {X} i siffror / Storlek eller antal / Utveckling / Jämfört med något välkänt
      c 2 Vad det betyder för oss / Bra | vad vi vinner på det / Svårt | vad det kostar eller äventyrar / Öppet | vad man ännu är oense om
      b 1 Att ta med sig / den enda meningen att minnas / vad var och en kan göra med det / var man kan läsa eller fråga mer`,
    compare: `
      s 2 Det korta svaret / vilket som passar bäst, {a} eller {b}, i en mening
      b 2 Vad valet ska leda till / vilket mål {a} eller {b} ska uppfylla / ramarna: pengar, tid och människor / vem som beslutar, och när
      d 1 {A}: för- och nackdelar / Fördelar | det starkaste argumentet för {a} | ett till, med en siffra | vem som vinner mest på det / Nackdelar | vad {a} kostar eller försvårar | vem som skulle säga emot, och varför | vad man kan göra åt det
      d 1 {B}: för- och nackdelar / Fördelar | det starkaste argumentet för {b} | ett till, med en siffra | vem som vinner mest på det / Nackdelar | vad {b} kostar eller försvårar | vem som skulle säga emot, och varför | vad man kan göra åt det
      v 1 Sida vid sida / Kostnad / Arbetsinsats / Kvalitet / Risk
      c 3 Vad som avgör / När {a} är bäst | läget där {a} är klart bättre / När {b} är bäst | läget där {b} är klart bättre / En medelväg | hur båda kan kombineras
      s 1 Vår rekommendation / valet mellan {a} och {b}, och skälet som avgör
      n 3 Vad som händer nu / det första steget efter beslutet / vad som går att prova innan / när beslutet ska följas upp`,
    howto: `
      s 3 Vad du får ut av det / vad resultatet ger, i en mening
      b 1 Det här behöver du innan du börjar / verktyg och material / tid och pengar / vad du redan bör kunna
      p 1 Steg för steg / Förbered | vad som ska ligga framme, och var / Börja | det första momentet och hur det blir rätt / Fortsätt | huvudarbetet, med tider eller mängder / Avsluta | hur du ser att det är klart
      c 2 Misstag att undvika / I början | vad som oftast går fel, och varför / Halvvägs | vad man lätt glömmer / Mot slutet | vad som görs för tidigt eller för sent
      b 2 Så vet du att det har lyckats / hur ett bra resultat ser ut / vad du kan kontrollera eller mäta / vad du ändrar om det inte räcker
      b 4 Tips av erfarenhet / en genväg som sparar tid / ett knep som ger bättre resultat / vad de erfarna gör annorlunda
      b 1 Så går du vidare / det första du kan göra i dag / nästa nivå, för senare / var du hittar hjälp`,
    history: `
      s 2 Varför historien är viktig / vad det förflutna säger om i dag, i en mening
      b 1 Så började det / var och när allt började / vilka som låg bakom / vad som fanns innan
      t 1 Vändpunkterna / år | den första vändpunkten / år | en uppfinning, händelse eller person som förändrade allt / år | när det nådde många människor / år | den senaste stora förändringen
      c 2 De som formade utvecklingen / En person | namn, roll och insats / En plats | var det växte fram, och varför just där / En idé | vad som var nytt jämfört med tidigare
      b 2 Vad som förändrades / hur människor levde eller arbetade förut / vad som blev annorlunda / vilka som förlorade på det
      b 2 Läget i dag / hur det ser ut nu, med en siffra och dess källa / vad som finns kvar från början / vad som kan komma härnäst
      b 1 Att komma ihåg / årtalet att minnas / namnet att minnas / en fråga att diskutera`,
    training: `
      b 1 Det här kan du efteråt / vad alla ska kunna efter utbildningen / vad alla ska veta / vad alla gör annorlunda i morgon
      c 1 Varför det är viktigt / För andra | vad de förväntar sig av oss och vad de märker / För dig | vad som blir enklare / När det går fel | ett verkligt fall och vad det ledde till
      b 1 Grunderna / det viktigaste begreppet, med enkla ord / regeln som alltid gäller / var regeln finns att läsa
      p 1 Så gör du rätt / Innan | vad du behöver veta, kontrollera och ha framme / I början | första steget, och hur det görs bra / Sedan | huvuddelen, med steg eller ord att använda / Till slut | vad du kontrollerar, antecknar eller lämnar vidare
      d 2 Rätt och fel / Gör så här | en god vana | ännu en | vad du gör när du är osäker / Gör inte så här | det vanligaste misstaget | en genväg som skadar | vad som aldrig är tillåtet
      b 2 Övning / ett fall ur vardagen, utan namn / uppgiften, i par eller små grupper / hur man känner igen en bra lösning
      b 3 Testa dina kunskaper / en lätt fråga / en kuggfråga / en fråga om ditt eget arbete
      b 1 Här får du hjälp / vem du kan fråga, med telefon eller e-post / var reglerna finns / datum för nästa tillfälle`,
    pitch: `
      s 1 Vad vi gör, i en mening / vad vi erbjuder, till vem och vad som skiljer oss från andra
      c 1 Problemet / Vem som har det | kunderna, och hur många de är / Vad det kostar dem | tid, pengar eller besvär, med källa / Dagens lösning | vad de använder nu, och varför det inte räcker
      p 1 Vår lösning / I dag | hur kunden lever med problemet / Med oss | vad som ändras redan första gången / Resultat | vad som blir bättre, med en siffra
      b 2 Marknaden / hur stor den är, med källa / var vi börjar / varför den växer nu
      v 3 Så skiljer vi oss / Pris / Vad kunden får / Hur snabbt det går / Svagheter
      b 2 Så tjänar vi pengar / vem som betalar, hur mycket och hur ofta / vad det kostar att vinna en kund / vad som blir kvar per kund
      b 2 Vad vi har uppnått hittills / användare, försäljning eller pilotprojekt, med datum / det mest talande kundcitatet / vad vi har lärt oss
      c 2 Teamet / Grundare | namn, roll och erfarenhet / Grundare | namn, roll och erfarenhet / Söks | nästa roll att tillsätta
      b 1 Det vi ber om / beloppet eller beslutet / vad det ska användas till / vad det leder till, och när`,
    plan: `
      s 1 Målet i en mening / vad som är annorlunda när vi är klara, och när det är
      d 2 Vad som ingår och inte ingår / Ingår | det första resultatet | det andra | vilka det görs för / Ingår inte | vad vi inte gör | vad som kommer senare | vad andra tar hand om
      t 1 Milstolpar / datum | start: vem och vad som ska vara på plats / datum | det första resultatet att titta på / datum | test eller godkännande / datum | avslut och överlämning
      c 1 Vem som gör vad / Ledning | namn, och vad personen beslutar / Team | namn, uppgifter och tid per vecka / Uppdragsgivare | vem som betalar och röjer väg
      m 3 Vad som krävs / Personal / Tjänster och licenser / Reserv / Totalt
      r 1 Risker och hur vi hanterar dem / vad som kan försena projektet / vad som kan göra det dyrare / vad som hänger på andra
      c 4 Så samarbetar vi / Möten | hur ofta, och med vilka / Beslut | vem som beslutar vad / Dokument | var de finns
      n 1 De första stegen / den första uppgiften / beslutet som krävs för att börja / nästa möte`,
    report: `
      s 1 Perioden i en mening / hur det gick, och det viktigaste att veta
      m 1 De viktigaste siffrorna / Resultat / Förändring mot föregående period / Jämfört med målet
      d 1 Vad som gick bra och mindre bra / Gick bra | den största framgången, med en siffra | vad som gjorde den möjlig / Gick mindre bra | det största bakslaget, med en siffra | orsaken
      c 2 Vad vi har arbetat med / Klart | vad som är avslutat / Pågår | vad som är på gång, och till när / Väntar | vad som står stilla, och på vem
      b 2 Utsikter / målet för nästa period / vad som kan ändra bilden / vad som måste hända först
      r 3 Risker och hur vi hanterar dem / den mest brådskande risken / en risk som har ökat / en risk att hålla ögonen på
      n 1 Beslut och nästa steg / beslutet som behövs nu / nästa steg / vad vi rapporterar nästa gång`,
    problem: `
      s 3 Problemet i en mening / vad som går fel, hur ofta och för vem
      m 1 Hur stort problemet är / I dag / För ett år sedan / På andra håll
      c 1 Vad det beror på / Huvudorsak | vad som tyder på det / Andra orsak | vad som tyder på det / Vad som förvärrar | när och var
      b 2 Vilka som drabbas / vem som märker det först / vad det kostar dem / vad som händer om inget ändras
      d 2 Vad vi har provat hittills / Fungerade | en åtgärd och vad den ändrade / Fungerade inte | en åtgärd och varför inte
      c 1 Vad vi kan göra / Genast | det som varken kräver pengar eller beslut / I år | det som måste förberedas / På sikt | det som tar bort orsaken
      n 1 Vem som gör vad / den första åtgärden / den andra åtgärden / den tredje åtgärden
      b 2 Så ser vi att det fungerar / siffran som vi följer / var den ska ligga, och när / vem som tittar på den, och hur ofta`,
    welcome: `
      b 1 Välkommen / vilka vi är, i en mening / sedan när, hur många och var / varför vi är glada att du är här
      c 1 Vad vi gör / För vem | de som kommer till oss / Vad de får | vad vi ger dem eller gör för dem / Vad det leder till | det senaste året i en siffra
      b 1 Dina uppgifter / vad du gör en vanlig dag / vad du lär dig först / vad andra tar hand om
      p 2 Så ser en dag ut / Komma | när, var och vem du hälsar på / Arbeta | vad som görs i tur och ordning / Avsluta | vad som ska plockas undan, antecknas och lämnas över
      d 2 Vad vi ber om och vad vi ger / Vi ber om | tider som du håller | att det som sägs stannar hos oss / Vi ger | någon som visar dig allt | det som är betalt, försäkrat eller gratis
      b 1 Säkerhet / utgångar, första hjälpen, brandsläckare / vad ingen gör ensam / vem man ringer, med nummer
      c 3 Vem är vem / Ledning | namn, och vad du kan fråga om / Fadder | vem som är vid din sida i början / Kontor | schema, nycklar, utlägg
      n 1 Dina första steg / första dagen: när, var och vad du tar med / introduktionen, och vem som håller den / samtalet efter de första veckorna`,
    venture: `
      s 2 Idén i en mening / vad som öppnar, var och för vem
      b 1 Varför här och varför nu / vilka som skulle komma, och hur många / vad som saknas hittills / vad som talar för oss
      c 1 Vad vi erbjuder / Utbudet | vad kunden får, och till vilket pris / Skillnaden | vad som inte finns i närheten / Kunderna | vilka som kommer först, och vilka senare
      b 1 Lokal och utrustning / lokal eller mark, med yta och hyra / vad som ska byggas eller köpas / vad som redan finns
      b 2 Tillstånd och regler / vilka tillstånd, från vem och när / hygien, säkerhet, försäkring / vem som hjälper till med dem
      m 1 Vad det kostar och hur det betalas / Start / Varje månad / Egna pengar, lån, bidrag / Väntade intäkter
      c 3 Vilka som gör det / Vi | vad vi vet och kan / Personal | hur många, och för vad / Partner | leverantörer, bank, rådgivare
      t 1 Tidplan / datum | tillstånd och pengar / datum | bygge och inköp / datum | provdrift / datum | öppning
      r 2 Risker och hur vi hanterar dem / färre kunder än väntat / högre kostnader / förseningar
      n 1 Nästa steg / beslutet som ska fattas nu / den första ansökan eller offerten / nästa möte`,
    advice: `
      b 1 Varför det är värt det / vad som blir bättre / vilka det gäller, med en siffra och dess källa / hur man märker att något borde ändras
      c 1 Vad som står i vägen / Vana | vad vi gör utan att tänka / Omständigheter | vad som gör det svårt, och för vem / Missuppfattning | vad många tror, och hur det är
      c 1 Vad som hjälper / Genast | något litet som alla klarar / Varje dag | en vana som håller / Med tiden | det som tar några veckor
      p 2 Så går du till väga / Före | vad du förbereder / Under tiden | vad du är uppmärksam på / Efteråt | vad du gör sedan, och när du vilar
      d 2 Bättre så här / Bättre | ett bra sätt | ett till / Helst inte | det som skadar | det som bara hjälper för stunden
      b 2 När du ska söka hjälp / tecken att ta på allvar / vem du kan fråga, med telefon och tider / vad du gör i en nödsituation
      b 1 Att ta med sig / det du kan börja med i dag / en påminnelse att sätta på väggen / var du kan läsa mer`,
    rules: `
      b 1 Varför reglerna finns / vad de skyddar, och vem / ett fall som visar det / var och när de gäller
      c 1 De viktigaste reglerna / Alltid | vad alla gör / Aldrig | vad som är förbjudet / Vid tvekan | vem du frågar först
      b 2 Vad som är nytt / vad som ändras, och från när / vad som är som förut / vem som har nytta av det
      d 1 Rätt och fel / Rätt | hur man gör | ett exempel till / Fel | vad som ofta händer | varför det är ett problem
      p 2 Om något händer / Stanna | vad som kommer först / Ring | till vem, med nummer / Hjälp | vad du själv kan göra / Anmäl | till vem, och hur
      c 3 Vem som ansvarar / För reglerna | namn och telefon / För kontroller | vad som kontrolleras, och när / För frågor | var och när
      b 1 Att komma ihåg / den viktigaste regeln / var reglerna finns att läsa / från när de gäller`,
    event: `
      b 1 Vad, när och var / tillfället i en mening / datum, början och slut / plats och hur man tar sig dit
      b 1 Vad det ska vara bra för / vad vi vill uppnå / vilka som kommer, och hur många / vad de tar med sig hem
      t 1 Program / tid | välkommen / tid | första delen / tid | paus / tid | andra delen / tid | slut
      c 1 Vem som gör vad / Före | uppbyggnad, inbjudningar, inköp / På dagen | mottagande, program, mat / Efteråt | städning, tack
      m 2 Vad det kostar och ger / Lokaler och utrustning / Mat och dryck / Intäkter / Överskott
      b 2 Vad gästerna behöver veta / biljetter, anmälan, pris / tillgänglighet, parkering, kollektivtrafik / vad man tar med sig
      r 3 Vad som kan gå fel / vädret / för många eller för få / någon får förhinder
      n 1 Vad som ska göras till dess / vad som måste bokas först / var det behövs fler som hjälper till / det sista mötet före`,
  },
  icons: {
    head: 'last',
    details:
      'för, av, med, i, på, om, till, från, vid, hos, mellan, under, efter, före, innan, inför, genom, utan, inom, kring, mot, och, per, som',
    negations: 'inte, ingen, inga, inget, ej, aldrig, utan, saknas, saknar, saknad, brist, brister, uteblir, uteblivna',
    rows: {
      accessibility: 'tillgänglig*, funktionsnedsättning*, funktionshinder*, inkludering*, delaktighet*',
      activity: 'aktivitet*, puls, belastning*',
      'alarm-clock': 'deadline*, tidsfrist*, slutdatum*, sista dag, brådskande, bråttom',
      ambulance: 'ambulans*, akut, akuten, akutvård*, nödläge*, första hjälpen, räddningstjänst*, hlr',
      anchor: 'hamn, hamnar, hamnen, *hamn, *hamnen, båthamn*',
      apple: 'näring*, kost, kosten, kosthållning*, frukt*, äpple*, äpplen, grönsak*, hälsosam mat',
      archive: 'arkiv*, arkivering*',
      'arrow-left-right':
        'utbyte*, *utbyte, migrering*, överföring*, överlämning*, jämförelse*, avvägning*, byte, bytet, kunskapsutbyte*',
      atom: 'fysik*, atom*, kärnkraft*, kärnfysik*, vetenskap*, naturvetenskap*',
      award: 'utmärkelse*, certifiering*, certifikat*, ackreditering*, erkännande*, prisutdelning*, diplom*',
      baby: 'baby, bebis*, spädbarn*, föräldraledighet*, föräldrapenning*, barnomsorg*, förlossning*, graviditet*',
      'badge-check':
        'kvalitet*, *kvalitet, *kvaliteten, kvalitetssäkring*, standard, standarder, regelefterlevnad*, verifier*, godkänd*, certifierad*',
      banknote:
        'omsättning*, intäkt*, *intäkter, inkomst*, *inkomst, *inkomster, lön, löner, lönen, *löner, pengar, kontanter, kassaflöde*, försäljning*, *försäljning, *försäljningen',
      'battery-charging': 'batteri*, *batteri, *batterier, laddning*, laddstolp*, laddstation*, laddare, laddinfra*',
      bed: 'säng, sängar, sömn*, sovrum*, boende, övernattning*, logi',
      bell: 'larm*, avisering*, påminnelse*, notis, notiser, varningssignal*, påminna',
      bike: 'cykel*, cykling*, cyklist*, *cykel, *cyklar, cyklar, cykelväg*, lastcykel*, lastcyklar',
      blocks: 'modul*, *modul, *moduler, byggsten*, komponent*, byggkloss*',
      'book-open':
        'bok, böcker, boken, *bok, *böcker, läsning*, läsa, läsförståelse*, handbok*, handböcker, guide, guider, riktlinje*, dokumentation*, manual*, läroplan*, kursplan*, litteratur*, ordlista*, lathund*, läromedel*',
      bot: 'robot*, *robot, *roboten, chatbot*, chattbot*, automatisering*, automatiserad*, automatisk*, bottar',
      brain:
        'ai, artificiell intelligens, maskininlärning*, psykolog*, psykisk hälsa, psykisk ohälsa, minne, minnet, tänkande, hjärna*, kunskap*, tankesätt*',
      briefcase:
        'jobb*, *jobb, *jobben, arbete, arbetet, karriär*, anställning*, yrke*, yrken, affär, affärer, affärsverksamhet*, konsult*, arbetsmarknad*, arbetsliv*',
      bug: 'bugg*, buggar, felsökning*, skadlig kod, programfel*',
      building:
        'kontor*, *kontor, *kontoret, företag*, *företag, *företaget, bolag*, *bolag, *bolaget, organisation*, *organisation, *organisationen, byggnad*, *byggnad, *byggnader, fastighet*, *fastighet, *fastigheter, huvudkontor*, lokaler, lokalen',
      bus: 'buss*, *buss, *bussar, kollektivtrafik*, lokaltrafik*, linjetrafik*, skolskjuts*',
      cake: 'tårta*, tårtor, kaka, kakor, bakverk*, födelsedag*, jubileum*, kalas*, fest, fester, festen, bakning*',
      calculator:
        'kalkyl*, *kalkyl, *kalkylen, beräkning*, *beräkning, bokföring*, redovisning*, räkna, uträkning*, matematik*',
      calendar:
        'kalender*, schema*, scheman, datum*, evenemang*, händelse*, tidplan*, tidsplan*, tidslinje*, när, mötestid*, årshjul*, kalendarium*, program, programmet, termin*',
      'calendar-check': 'bokning*, *bokning, *bokningar, reservation*, tidsbokning*, boka, bokade',
      camera: 'kamera*, foto*, fotograf*, fotografering*, fotografi*',
      car: 'bil, bilar, bilen, *bilar, fordon*, *fordon, bilpool*, körkort*, fordonspark*, parkering*, biltrafik*',
      'chart-column':
        'statistik*, *statistik, resultat*, *resultat, *resultatet, mätning*, *mätning, mäta, mått, nyckeltal*, kpi, kpier, benchmark*, utfall*, rapportering*',
      'chart-line':
        'analys*, *analys, *analysen, analysera*, trend*, prognos*, utvärdering*, *utvärdering, framskrivning*',
      'chart-pie': 'marknadsandel*, segment*, fördelning*, *fördelning, *fördelningen, andel, andelar',
      'circle-check':
        'klart, klara, avslutad*, avslutat, slutför*, godkännande*, godkänna, accept*, bekräft*, fullbordad*, genomfört, avklarad*',
      'circle-question-mark': 'fråga, frågor, frågan, *fråga, *frågor, faq, okänt, oklart, oklarheter, obesvarad*',
      'circle-x':
        'fel, felen, *fel, *felen, misstag*, avslag*, avbokning*, avbrott*, *avbrott, stopp, *stopp, misslyckande*, myt, myter, driftstopp*, inställd*',
      'clipboard-check':
        'test, tester, testa, testning*, kontroll*, *kontroll, *kontrollen, besiktning*, inspektion*, tillsyn*, revision*, granskning*, *granskning, prov, provning*, tentamen*, examination*, prövning*, bedömning*, *bedömning',
      'clipboard-list':
        'plan, planen, planer, planering*, *planering, krav, kravlista*, kravspecifikation*, enkät*, *enkät, *undersökning, *undersökningen, undersökning*, formulering*, åtgärdsplan*, handlingsplan*',
      clock:
        'tid, tider, tiden, *tid, *tider, *tiden, öppettid*, väntetid*, arbetstid*, försening*, punktlighet*, timmar, minuter, varaktighet*',
      cloud: 'moln, molnet, molntjänst*, molnlagring*, hosting*, saas',
      'cloud-rain': 'regn*, väder*, nederbörd*, storm*, skyfall*, oväder*, dagvatten*',
      code: 'kod, koden, kodning*, programmering*, mjukvara*, *mjukvara, programvara*, *programvara, utvecklare, systemutveckling*, gränssnitt*, api, apier',
      coffee: 'kaffe*, fika*, fikapaus*, paus, pauser, rast, raster, te, espresso, kafé*, café*',
      cog: 'drift, driften, *drift, maskin*, *maskin, *maskiner, mekanik*, teknik, tekniken, verksamhet, verksamheten',
      coins:
        'kostnad*, *kostnad, *kostnader, *kostnaden, *kostnaderna, utgift*, *utgifter, avgift*, *avgift, *avgifter, finans*, finansiering*, *finansiering, *finansieringen, investering*, *investering, *investeringar, vinst*, kapital*, *kapital, ekonomi*, *ekonomi, *ekonomin, bidrag, bidraget, *bidrag, stöd och bidrag, lönsam*, medel',
      compass:
        'strategi*, *strategi, *strategin, strategisk*, inriktning*, vägval*, orientering*, vägledning*, princip*, navigering*, värdegrund*',
      container: 'container*, gods, godset, frakt, frakten',
      cpu: 'teknologi*, *teknologi, hårdvara*, processor*, chip, halvledare*, datorkraft*, högteknolog*',
      'credit-card':
        'betalning*, *betalning, *betalningar, betala, prenumeration*, abonnemang*, kreditkort*, betalkort*, swish, kassa, kassan',
      crown: 'premium*, kung*, kunglig*, monarki*',
      database: 'data, datan, *data, databas*, *databas, dataset*, register, registret, *register, uppgiftsmängd*',
      dna: 'dna, gener, genetik*, genetisk*, arvsmassa*, biologi*, ärftlig*, evolution*',
      dog: 'hund*, *hund, *hundar, husdjur*, sällskapsdjur*, valp*, katt, katter, katten',
      'door-open':
        'entré*, ingång*, utgång*, välkommen, välkomna, välkomnande*, mottagande*, incheckning*, öppet hus, invigning*',
      download: 'nedladdning*, ladda ner, hämta, installation*, *installation, installera*',
      droplet: 'vatten, vattnet, *vatten, *vattnet, vätska*, vätskor, fukt*, blod*, dricksvatten*, bevattning*',
      dumbbell: 'träning*, *träning, idrott*, *idrott, sport*, gym, gymmet, friskvård*, motion, motionera*, rörelse*',
      ear: 'lyssna*, hörsel*, höra, lyhörd*',
      earth: 'klimat*, *klimat, jorden, jordklot*, planet*, ekosystem*, växthuseffekt*',
      eye: 'syn, synen, synlighet*, synlig*, insyn*, transparens*, transparent*, öppenhet*, uppmärksamhet*, medvetenhet*, observation*, vision*',
      factory:
        'fabrik*, *fabrik, *fabriken, produktion*, *produktion, *produktionen, tillverkning*, *tillverkning, industri*, *industri, *industrin',
      'file-text':
        'dokument*, *dokument, rapport*, *rapport, *rapporten, avtal*, *avtal, *avtalet, kontrakt*, policy*, policyer, blankett*, formulär*, ansökan*, *ansökan, tillstånd*, *tillstånd, licens*, offert*, förslag*, *förslag, protokoll*, *protokoll, artikel*, artiklar, stadgar*, föreskrift*, underlag*',
      film: 'film*, *film, bio, biograf*',
      'fingerprint-pattern':
        'identitet*, *identitet, identifiering*, legitimation*, bankid, biometri*, autentisering*, inloggning*',
      fish: 'fisk*, fiske*, fiskar, skaldjur*, vattenbruk*',
      flag: 'milstolp*, land, länder, landet, *länder, ledarskap*, *ledarskap, uppdrag, uppdraget, kick-off*, kickoff*, uppstart*, nation*, start, starten',
      flame:
        'brand, bränder, branden, *brand, eld*, värme, värmen, *värme, uppvärmning*, fjärrvärme*, förbränning*, passion*, utbränd*, brandskydd*',
      'flask-conical':
        'experiment*, kemi, kemin, kemikalie*, kemisk*, laborator*, labb, labbet, prototyp*, pilot*, pilotprojekt*, försök*, *försök, provperiod*',
      folder: 'mapp, mappar, filer, pärm*, akter, ärendehantering*',
      footprints:
        'fotavtryck*, klimatavtryck*, vandring*, vandra, promenad*, gång, gående, gångväg*, nästa steg, första steget, första stegen',
      fuel: 'bränsle*, *bränsle, *bränslen, drivmedel*, bensin*, diesel*, tankning*, biogas*',
      funnel: 'tratt*, filter*, filtrering*, urval*, *urval, sållning*, säljtratt*',
      'gamepad-2': 'spel, spelen, *spel, datorspel*, spelifiering*, lek, leka, leken, lekar',
      gauge:
        'prestanda*, prestation*, hastighet*, *hastighet, kapacitet*, *kapacitet, effektivitet*, *effektivitet, produktivitet*, tempo*, beläggning*, nyttjandegrad*, genomströmning*',
      gavel: 'domstol*, rättegång*, dom, domar, domen, domare*, auktion*, böter, sanktion*, verkställighet*',
      gem: 'värde, värden, värdet, *värde, *värden, kundvärde*, värdeerbjudande*, kärnvärde*, lyx*',
      gift: 'gåva*, gåvor, present, presenter, bonus*, belöning*, förmån*, förmåner, donation*, julklapp*',
      'git-branch': 'alternativ*, variant*, valmöjlighet*, förgrening*, scenario*, scenarier',
      globe: 'internationell*, global*, värld*, webbplats*, webbsida*, hemsida*, internet*, nätet, utland*, utomlands',
      'graduation-cap':
        'utbildning*, *utbildning, *utbildningen, lärande*, *lärande, inlärning*, undervisning*, *undervisning, elev, elever, eleverna, *elever, student*, *student, lärare*, studier, studie, universitet*, högskola*, kompetens*, *kompetens, *kompetensen, färdighet*, *färdigheter, kunskapsmål*, examen*, kvalifik*, lärandemål*',
      hammer:
        'bygge*, bygga, byggande*, byggnation*, *bygge, genomförande*, *genomförande, införande*, renovering*, *renovering, ombyggnad*, nybyggnad*, stambyte*, hantverk*, snickeri*, slöjd*',
      'hand-heart':
        'ideell*, volontär*, frivillig*, välgörenhet*, omsorg*, *omsorg, *omsorgen, omtanke*, solidaritet*, empati*, engagemang*, socialt ansvar, anhörigstöd*, äldreomsorg*',
      handshake:
        'partner*, *partner, *partnerskap, samarbete*, *samarbete, *samarbetet, samverkan*, *samverkan, överenskommelse*, förhandling*, *förhandling, förtroende*, tillit*, leverantör*, *leverantör, *leverantörer, sponsor*, allians*',
      'hard-drive': 'säkerhetskopi*, backup*, lagring, datalagring*, hårddisk*',
      'hard-hat':
        'arbetsmiljö*, arbetsplats, arbetsplatsen, byggarbetsplats*, byggplats*, skyddsutrustning*, skyddsrond*, ingenjör*',
      headphones:
        'support, supporten, *support, kundtjänst*, kundservice*, helpdesk*, servicedesk*, kundcenter*, växel, växeln, podd*, podcast*, ljudbok*',
      heart: 'kärlek*, lojalitet*, *lojalitet, trivsel*, välmående*, välbefinn*, hjärta*, uppskattning*, kundlojal*',
      'heart-pulse':
        'hälsa, hälsan, *hälsa, *hälsan, ohälsa*, vård, vården, *vård, *vården, sjukvård*, medicinsk*, medicin*, folkhälsa*, sjukfrånvaro*, hälso*',
      history:
        'historia*, historik*, *historia, bakgrund*, ursprung*, förflutna, återblick*, tillbakablick*, kulturarv*, arv, tradition*',
      hospital: 'sjukhus*, *sjukhus, klinik*, *klinik, vårdcentral*, mottagning, mottagningen',
      hotel: 'hotell*, *hotell, vandrarhem*, besöksnäring*, gästfrihet*',
      hourglass: 'ledtid*, tålamod*, köer, kötid*, vänta, väntan',
      house:
        'hus, huset, husen, *hus, *huset, bostad*, bostäder, *bostad, *bostäder, boende*, lägenhet*, *lägenheter, hem, hemmet, hyra, hyror, hyran, villa, villor, hushåll*, bolån*, bostadsrätt*, hyresrätt*',
      image: 'bildmaterial*, illustration*, foton, galleri*, bildspråk*, bildbank*',
      inbox: 'inkorg*, ansökningar, förfrågan*, förfrågningar, ärende, ärenden, *ärende, *ärenden',
      info: 'information*, *information, *informationen, fakta, faktum, upplysning*, info, samhällsinformation*',
      key: 'nyckel, nycklar, behörighet*, åtkomst*, tillträde*, lösenord*, ägarskap*, ägande*, passersystem*',
      landmark:
        'bank, banker, banken, *bank, myndighet*, *myndighet, *myndigheten, kommun*, *kommun, *kommunen, region, regionen, regering*, riksdag*, parlament*, demokrati*, politik*, *politik, *politiken, museum*, museer, museet, *museum, institution*, departement*, styrning*, *styrning, förvaltning*, *förvaltning, styrelse*, offentlig sektor, stat, staten, fullmäktige*, nämnd, nämnden',
      languages: 'språk*, *språk, *språket, översättning*, flerspråk*, modersmål*, tolk*, svenska, engelska',
      laptop: 'dator*, laptop*, distansarbete*, hemarbete*, hybridarbete*, digital*, *digitalisering',
      layers:
        'skikt*, arkitektur*, *arkitektur, plattform*, *plattform, *plattformen, infrastruktur*, *infrastruktur, struktur*, *struktur, *strukturen',
      leaf: 'hållbar*, miljö*, *miljömål, natur, naturen, naturvård*, ekolog*, utsläpp*, *utsläpp, koldioxid*, co2, biologisk mångfald, vegan*, vegetarisk*, grön*, klimatmål*, klimatsmart*, miljöpåverkan*, omställning*',
      library: 'bibliotek*, *bibliotek, *biblioteket',
      'life-buoy':
        'hjälp*, räddning*, räddning, krisberedskap*, beredskap*, återhämtning*, återställning*, resiliens*, motståndskraft*, bistånd*, stöd, stödet',
      lightbulb:
        'idé*, *idéer, innovation*, innovativ*, lösning*, *lösning, *lösningar, *lösningen, kreativ*, insikt*, *insikt, koncept*, inspiration*, tips*, knep, uppfinning*, belysning*, lampa*, lampor, brainstorm*, lärdom*',
      link: 'länk*, koppling*, anslutning*, samband*, kedja, kedjan, leveranskedja*, värdekedja*, beroende*, beroenden, förbindelse*',
      'list-checks':
        'uppgift*, *uppgift, *uppgifter, åtgärd*, *åtgärd, *åtgärder, checklist*, prioritering*, prioritet*, prioritera*, förberedelse*, förbereda*, kriterie*, kriterium*, kriterier, insats, insatser, insatserna, att göra, aktiviteter',
      lock: 'sekretess*, integritet*, personuppgift*, dataskydd*, gdpr, krypter*, konfidentiell*, tystnadsplikt*, hemlig*',
      magnet: 'kundanskaffning*, attrahera*, attraktion*, attraktiv*, dragningskraft*, leads, återköp*',
      mail: 'post, posten, mejl*, e-post*, epost*, brev*, nyhetsbrev*, kontakt, kontakter, *kontakt, *kontakter, inbjudan*, inbjudningar, utskick*',
      map: 'karta, kartor, kartan, region*, område*, *område, *området, *områden, territori*, geografi*, färdplan*, rundtur*, rundvandring*, resplan*, landsbygd*',
      'map-pin':
        'plats, platser, platsen, *plats, *platsen, ort, orter, adress*, läge, läget, stad, städer, staden, stadsdel*, kvarter*, by, byn, bygd*, resmål*, lokalisering*, anläggning*',
      medal: 'vinnare*, segrare*, medalj*, guld, guldet, rankning*, placering*, toppbetyg*',
      megaphone:
        'marknadsföring*, reklam*, annons*, kampanj*, *kampanj, *kampanjen, kommunikation*, *kommunikation, *kommunikationen, lanseringskampanj*, budskap*, pr, publicitet*, tillkännagivande*, profilering*',
      'message-circle':
        'återkoppling*, feedback*, chatt*, chatten, meddelande*, *meddelande, kommentar*, dialog*, *dialog, *dialogen, samtal*, *samtal, *samtalet, diskussion*, synpunkt*, samråd*',
      'messages-square':
        'möte*, möten, *möte, *möten, *mötet, forum*, gemenskap*, intervju*, *intervju, *intervjuer, debatt*, sociala medier, community*, överläggning*, träff, träffar',
      mic: 'mikrofon*, tal, talet, talare*, anförande*, föredrag*',
      microscope: 'bakterie*, mikroskop*, diagnos*, diagnostik*, virus*, smitta*, smittskydd*, provtagning*',
      monitor: 'skärm*, *skärm, bildskärm*, tv, teve, television*',
      moon: 'natt, nätter, natten, *natt, måne*, månen, kväll*, nattarbete*, nattskift*',
      mountain: 'berg, bergen, berget, fjäll*, utmaning*, *utmaning, *utmaningar, hinder*, hindren',
      'mouse-pointer-click': 'klick*, användbarhet*, användarupplevelse*, självbetjäning*, användarvänlig*, e-tjänst*',
      music: 'musik*, *musik, konsert*, *konsert, *konserter, festival*, sång, sånger, kör, körer, körsång*',
      network: 'nätverk*, *nätverk, *nätverket, hierarki*, organisationsschema*',
      newspaper: 'nyheter, nyhet, press, pressen, tidning*, media, medier, journalist*, publikation*, pressmeddelande*',
      package: 'produkt*, *produkt, *produkter, paket*, *paket, förpackning*, varor, varan, vara, sortiment*, gods',
      paintbrush: 'måla, målning*, konstnär*, måleri*',
      palette:
        'design*, *design, konst, konsten, färg, färger, varumärke*, *varumärke, *varumärket, grafisk profil, formgivning*, gestaltning*',
      pencil:
        'skriva, skrivande*, text, texter, texten, *text, *texter, utkast*, redigering*, innehåll*, skiss*, teckning*, teckna, författare*, manus*',
      percent:
        'rabatt*, marginal*, *marginal, *marginalen, ränta*, räntor, räntan, *ränta, procent*, moms*, skattesats*, kvot, kvoter',
      phone: 'telefon*, *telefon, telefonsamtal*, ringa, hotline*, telefoni*, jourtelefon*',
      'piggy-bank':
        'sparande*, *sparande, spara, besparing*, *besparing, *besparingar, pension*, *pension, buffert*, sparkonto*',
      pill: 'läkemedel*, *läkemedel, medicinering*, tablett*, behandling*, *behandling, *behandlingen, terapi*, *terapi',
      plane:
        'flyg*, resa, resor, resan, *resa, *resor, *resan, resande*, flygplats*, turism*, *turism, turist*, semester*, tjänsteresa*',
      play: 'demo*, demonstration*, visning*, uppspelning*, föreställning*',
      plug: 'el, elen, ström, strömmen, strömförsörjning*, eluttag*, plugin*, elförsörjning*, elnät*',
      presentation:
        'presentation*, *presentation, kurs, kurser, kursen, workshop*, *workshop, seminari*, föreläsning*, lektion*, *lektion, *lektioner, webbinari*, pitch*, coachning*, handledning*, fortbildning*, studiedag*',
      printer: 'utskrift*, skriva ut, skrivare, tryck, tryckeri*, trycksak*',
      puzzle: 'integration*, *integration, *integrationen, pussel*, kompatib*, komplex*, helhet*',
      'qr-code': 'qr-kod*, qr kod*',
      radar:
        'övervakning*, *övervakning, bevakning*, omvärldsbevakning*, upptäckt*, upptäcka, detekter*, radar*, monitorering*',
      radio: 'radio*, sensor*, *sensor, *sensorer, uppkopplad*, iot, bluetooth, antenn*, sändning*',
      receipt:
        'faktura*, fakturor, *faktura, kvitto*, kvitton, skatt, skatter, skatten, *skatt, *skatter, räkning, räkningar, deklaration*, utlägg*',
      recycle: 'återvinn*, återbruk*, återanvänd*, cirkulär*, kretslopp*, källsorter*, sopsorter*, panta*',
      'refresh-cw':
        'uppdatering*, förnyelse*, cykler, iteration*, ständiga förbättringar, kontinuerlig förbättring, förändring*, *förändring, *förändringen, *förändringar, transformation*, förvandling*, byte av',
      rocket:
        'lansering*, *lansering, *lanseringen, startup*, start-up*, driftsättning*, utrullning*, rymd*, rymden, acceleration*, go-live*, nystart*, release*',
      route:
        'väg, vägar, vägen, *väg, *vägen, *vägar, kundresa*, rutt, rutter, sträcka*, metod*, *metod, *metoden, tillvägagång*, angreppssätt*, arbetssätt*, vägen framåt',
      ruler: 'storlek*, *storlek, omfattning*, längd*, avstånd*, dimension*, yta, ytor, höjd',
      satellite: 'satellit*, gps, omloppsbana*',
      scale:
        'lagar, lagen, lagstiftning*, *lagstiftning, juridi*, rättvis*, rättvisa, balans*, *balans, etik*, etisk*, jämställd*, jämlik*, rättighet*, *rättigheter, reglering*, regelverk*, regler, reglerna, mänskliga rättigheter, rättssäker*',
      school:
        'skola*, skolor, skolan, *skola, *skolan, *skolor, förskola*, klassrum*, grundskola*, gymnasi*, fritidshem*, klass, klassen, klasser',
      scissors: 'klipp, klippa, klippning*, frisör*, nedskärning*, beskär*',
      search:
        'forskning*, *forskning, *forskningen, sök, söka, sökning*, sökmotor*, seo, utredning*, *utredning, *utredningen, utforska*, efterforskning*, kartläggning*, *kartläggning, hitta, marknadsundersökning*',
      send: 'skicka*, sända, inlämning*, lämna in, avsändning*, utskickning*',
      server: 'server*, servrar, datacenter*, datahall*, datorhall*',
      settings: 'inställning*, konfigur*, anpassning*, *anpassning, administration*, justering*, uppsättning*',
      'share-2':
        'dela, delning*, *delning, kunskapsdelning*, spridning*, *spridning, kunskapsspridning*, distribution*, rekommendera*, tipsa',
      shield:
        'försvar*, *försvar, *försvaret, immun*, immunförsvar*, förebygg*, prevention*, skydd, skyddet, *skydd, *skyddet, skydda*',
      'shield-alert':
        'hot, hoten, *hot, hotbild*, sårbarhet*, incident*, *incident, *incidenter, intrång*, dataintrång*, cyberangrepp*, cyberattack*, angrepp*, tillbud*',
      'shield-check':
        'säkerhet*, *säkerhet, *säkerheten, trygg*, trygghet*, garanti*, *garanti, pålitlig*, tillförlitlig*, cybersäkerhet*, informationssäkerhet*, säker, säkra, säkert, *säkring',
      ship: 'fartyg*, båt, båtar, båten, *båt, *båtar, färja*, färjor, *färja, sjöfart*, export*, import*, rederi*',
      shirt: 'kläder*, klädsel*, *kläder, mode, modet, textil*, arbetskläder*',
      'shopping-bag': 'shopping*, handla, konsument*, *konsument, *konsumenter, konsumtion*, inköp, *köp, köpare*',
      'shopping-cart':
        'e-handel*, näthandel*, beställning*, *beställning, *beställningar, upphandling*, *upphandling, *upphandlingen, inköpsprocess*, köpa, köp, webbutik*, nätbutik*, order',
      signature: 'underskrift*, signatur*, signering*, skriva under, samtycke*, undertecknande*',
      smartphone: 'mobil*, *mobil, mobiltelefon*, app, appar, appen, *appen, smartphone*, surfplatta*',
      smile:
        'nöjdhet*, kundnöjdhet*, nöjda kunder, arbetsglädje*, glädje*, lycka*, motivation*, *motivation, stämning*, humör*, humor*, skratt*, nki',
      snowflake:
        'kyla*, kylan, *kyla, vinter*, vintern, snö*, is, isen, frost*, kylning*, luftkonditionering*, frys*, halka*',
      sparkles: 'funktion*, *funktion, *funktioner, städning*, *städning, renlighet*, hygien*, magi*, nyckelfunktion*',
      sprout:
        'odling*, *odling, *odlingar, odla, frö*, frön, plantering*, plantera*, trädgård*, *trädgård, personlig utveckling, grodd*, kolonilott*',
      star: 'höjdpunkt*, betyg*, *betyg, omdöme*, *omdömen, rykte*, anseende*, favorit*, stjärn*, recension*, kundomdöme*',
      stethoscope:
        'läkare*, *läkare, patient*, *patient, *patienter, sjuksköterska*, sjuksköterskor, doktor*, hälsoundersökning*, hälsokontroll*, omvårdnad*, primärvård*',
      store:
        'butik*, *butik, *butiker, *butiken, handel, handeln, *handel, *handeln, detaljhandel*, marknad, marknader, marknaden, *marknad, *marknaden, torg*, marknadsplats*, gallerian, matbutik*',
      sun: 'sol, solen, solenergi*, solcell*, solpanel*, sommar*, sommaren, *sommar, solljus*',
      syringe: 'vaccin*, *vaccin, vaccination*, injektion*, spruta*, sprutor',
      tag: 'pris, priser, priset, *pris, *priser, *priset, prissättning*, taxa*, taxor, etikett*, märkning*, erbjudande*, *erbjudande, rea, tariff*',
      target:
        'mål, målen, målet, *målen, *målet, målgrupp*, delmål*, projektmål*, målsättning*, målbild*, syfte*, *syfte, fokus*, *fokus, ändamål*, precision*, träffsäker*',
      telescope: 'framtid*, *framtid, framtiden, utsikter, framåtblick*, långsiktig*, lång sikt, astronomi*, framsyn*',
      tent: 'sommarläger*, lägerskola*, camping*, tält*, kollo*, scout*',
      thermometer: 'temperatur*, *temperatur, feber*, värmebölj*',
      'thumbs-down': 'nackdel*, svaghet*, *svaghet, minus, minuspoäng, brister, invändning*',
      'thumbs-up':
        'fördel*, styrka*, styrkor, *styrka, nytta*, nyttan, *nytta, rekommendation*, rekommendera, plus, pluspoäng, förtjänst*',
      ticket: 'biljett*, *biljett, *biljetter, inträde*, entréavgift*',
      timer: 'svarstid*, leveranstid*, snabb*, tidsbesparing*, sprint*, ledtider, hålltid*, restid*',
      tractor: 'traktor*, jordbruk*, *jordbruk, lantbruk*, gård, gårdar, gården, bonde*, bönder, djurhållning*',
      'traffic-cone':
        'trafik*, *trafik, *trafiken, vägarbete*, flaskhals*, köbildning*, trängsel*, avspärrning*, blockering*, trafikolyck*',
      'train-front':
        'tåg, tåget, tågtrafik*, järnväg*, spårväg*, spårvagn*, tunnelban*, pendeltåg*, spår, station, stationen, *station, räls*',
      'trash-2':
        'avfall*, *avfall, *avfallet, sopor*, sopa, skräp*, nedskräpning*, svinn*, *svinn, matsvinn*, radera*, borttagning*, deponi*',
      'tree-pine': 'skog*, *skog, *skogen, träd, träden, trä, timmer*, virke*, park, parker, parken, *park, *parken',
      'trending-down':
        'minskning*, *minskning, minska, minskad*, nedgång*, förlust*, *förlust, *förluster, sänkning*, sänka, sänkt, bortfall*, avhopp*, lågkonjunktur*, tapp, neddragning*, kundtapp*',
      'trending-up':
        'tillväxt*, *tillväxt, *tillväxten, växa, ökning*, *ökning, ökad*, öka, höjning*, höja, förbättring*, *förbättring, *förbättringar, förbättra*, utveckling, utvecklingen, *utveckling, *utvecklingen, expansion*, framsteg*, utbyggnad*, merförsäljning*',
      'triangle-alert':
        'risk*, *risker, *riskerna, problem*, *problem, *problemet, fara, faror, varning*, kris*, *kris, *krisen, konflikt*, fallgrop*, svårighet*, störning*',
      trophy:
        'framgång*, *framgång, seger*, segrar, tävling*, *tävling, *tävlingen, mästerskap*, konkurren*, *konkurrens, prestationer, bedrift*',
      truck:
        'leverans*, *leverans, *leveranser, leverera, logistik*, *logistik, transport*, *transport, *transporter, lastbil*, flytt, flytten, flyttning*, åkeri*, frakt*',
      umbrella: 'försäkring*, *försäkring, *försäkringar, paraply*, försäkringsskydd*',
      upload: 'uppladdning*, ladda upp, publicer*',
      user: 'person, personen, personer, profil*, *profil, persona*, chef, chefen, ledare, ledaren, *chef, *ledare, roll, roller, rollen',
      'user-check':
        'kund, kunder, kunden, kunderna, *kunder, *kunderna, medlem*, *medlem, *medlemmar, medlemskap*, närvaro*, *närvaro, behörig*, klient*, uppdragsgivare*',
      'user-plus':
        'rekryter*, *rekrytering, *rekryteringen, nyanställ*, anställa, onboarding*, introduktion, introduktionen, nya kunder, nya medlemmar, anmälan*, *anmälan, registrering*, inskrivning*, värvning*, inflyttning*',
      users:
        'team*, *team, *teamet, medarbetare*, *medarbetare, *medarbetarna, personal*, *personal, *personalen, anställd*, människor*, människa, deltagare*, *deltagare, besökare*, *besökare, befolkning*, invånare*, *invånare, familj*, *familj, familjer, användare*, *användare, *användarna, kolleg*, grupp, grupper, gruppen, *grupp, *gruppen, *grupper, barn, barnen, *barn, ungdomar*, *ungdomar, äldre, föräldrar*, vem, vilka, intressent*, medborgare*, bemanning*, talang*, kompetensförsörjning*, hr, granne, grannar, förening, föreningen, *förening, *föreningen, föreningar',
      utensils:
        'mat, maten, lunch*, *lunch, middag*, restaurang*, *restaurang, måltid*, *måltid, *måltider, kök, köket, *kök, *köket, matlagning*, frukost*, catering*, livsmedel*, recept*, servering*',
      video: 'video*, *video, videomöte*, inspelning*, *inspelning, streaming*, strömning*, filmklipp*',
      'volume-2': 'ljud, ljudet, *ljud, buller*, *buller, akustik*, oljud*',
      vote: 'val, valet, *valet, röstning*, rösta, röster, omröstning*, folkomröstning*, väljare*, beslut*, *beslut, *beslutet, beslutsfattande*, votering*',
      wallet: 'budget*, *budget, *budgeten, plånbok*, utgiftsram*, prisvärd*, hushållskassa*',
      warehouse: 'lager, lagret, *lager, *lagret, lagerhållning*, förråd*, magasin*, inventering*, depå*',
      watch: 'armbandsur*, klocka, klockor, smartklock*, smartwatch*',
      waves:
        'hav, havet, haven, *hav, *havet, sjö, sjöar, sjön, *sjö, *sjön, våg, vågor, kust*, *kust, *kusten, tidvatten*, simning*, simma, simhall*, badhus*, bad, badet, *bad, översvämning*, flod, floder, älv, älvar, strand, stränder, skärgård*, östersjö*',
      wheat:
        'spannmål*, vete*, säd, bröd*, *bröd, *brödet, bageri*, *bageri, *bageriet, bagare*, skörd*, gröda*, grödor, mjöl*, surdeg*',
      wifi: 'wifi, wi-fi, trådlös*, bredband*, fiber, fibernät*, uppkoppling*, täckning*',
      wind: 'vind, vinden, vindkraft*, vindenergi*, ventilation*, luft, luften, *luft, luftkvalitet*, andning*, andas',
      workflow:
        'process*, *process, *processen, *processer, arbetsflöde*, flöde, flöden, flödet, *flöde, *flöden, rutin*, *rutin, *rutiner, arbetsgång*',
      wrench:
        'underhåll*, *underhåll, *underhållet, reparation*, *reparation, *reparationer, reparera*, service, servicen, verktyg*, *verktyg, laga, lagning*, utrustning*, *utrustning, tekniker*, teknisk support, verkstad*, verkstäder, *verkstad, montör*',
      zap: 'energi*, *energi, *energin, elektrisk*, effekt, effekter, effekten, kraft, kraften, genomslag*, elektricitet*, elbil*, snabba vinster, snabba resultat',
    },
  },
};
