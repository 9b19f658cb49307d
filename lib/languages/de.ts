import type { Language } from './language';

export const language: Language = {
  tag: 'de-DE',
  name: 'German',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      'der die das und ist mit für auf den von zu zum zur im am ein eine einer einen einem des dem nicht wir uns sich bis als bei aus nach vor über werden wird wie warum was ich du sie ihr folien folie präsentation erstelle erstellen mache mach diese diesen dieser je bitte unsere unser unseren deutsch sind oder gegen ohne thema kurze',
    letters: 'äöüß',
    sample:
      'das unternehmen möchte in diesem jahr wachsen und wir sollten überlegen was unsere kunden wirklich brauchen menschen arbeiten besser wenn sie wissen warum veränderung wichtig ist jede abteilung hat einen plan mit klaren zielen für das nächste quartal umsatz kosten gewinn mitarbeiter mitarbeiterinnen schulung gesundheit sicherheit wissen schule lehrer lernen geschichte wissenschaft wetter klima energie wasser essen kochen reisen stadt straßen gebäude häuser freunde familie kinder überblick einführung grundlagen leitfaden tipps ideen projektstand kundenbetreuung produktentwicklung vertrieb werbung marke gesunde ernährung vögel bäume blumen garten musik filme bücher maschine qualität prüfung lieferkette versand lager lieferung zahlung bestellung verwaltung geschäftsführung entwicklung datenschutz wöchentlich monatlich jährlich zusammenfassung besprechung ergebnisse fragen antworten herausforderungen möglichkeiten nächste schritte führung verantwortung gemeinschaft zukunft gesellschaft wirtschaft umwelt nachhaltigkeit erneuerbare digitalisierung ausbildung bewerbung verkehr bahnhof fahrrad krankenhaus pflege rechnung steuer vertrag strategie bericht haushalt ziele maßnahmen zeitplan aufgaben schwächen stärken chancen risiken personal einkauf beschaffung kündigung urlaub büro heizung strom markt marktanteil wende wandel radweg umzug altbau vertriebs handel werkstatt',
  },
  regions: [
    {
      tag: 'de-CH',
      decimal: '.',
      fewest: 2,
      marks:
        "chf sfr franken rappen kanton kantone kantons kantonal kantonale kantonalen bundesrat bundesrätin regierungsrat gemeinderat grossrat spital spitäler velo velos parkieren grillieren offerte offerten znüni zvieri ahv suva sbb schweiz schweizer schweizerische schweizerischen zürich bern basel luzern winterthur traktandum traktanden traktandenliste pendenz pendenzen lehrtochter natel vernehmlassung stimmbürger merci allfällig allfällige allfälligen innert beförderli zügeln hausabwart '000 ’000 '500 ’500",
      against: 'euro eur € deutschland deutsche bundestag berlin österreich bundesland',
    },
    {
      tag: 'de-AT',
      fewest: 2,
      marks:
        'jänner feber heuer heurig heurigen österreich österreichs österreicher österreichische österreichischen nationalrat landeshauptmann landeshauptfrau landeshauptleute wien wiener graz linz salzburg innsbruck kärnten steiermark tirol vorarlberg burgenland matura spital obfrau obmann jause marille marillen paradeiser erdäpfel kassa finanzonline asfinag öbb wko ust',
      against: 'deutschland deutsche bundestag berlin januar februar chf schweiz schweizer',
    },
  ],
  languageNames: {
    en: 'englisch, englische, englischer, englischsprachig, englischsprachige, englischsprachigen',
    de: 'deutsch, deutsche, deutscher, deutschsprachig, deutschsprachige, deutschsprachigen, hochdeutsch, schweizerdeutsch',
    fr: 'französisch, französische, französischer, französischsprachig, französischsprachige, franzoesisch',
    es: 'spanisch, spanische, spanischer, spanischsprachige, kastilisch',
    pt: 'portugiesisch, portugiesische, portugiesischer, portugiesischsprachige',
    it: 'italienisch, italienische, italienischer, italienischsprachige',
    nl: 'niederländisch, niederländische, niederländischer, niederlaendisch, holländisch, flämisch',
    pl: 'polnisch, polnische, polnischer, polnischsprachige',
    tr: 'türkisch, türkische, türkischer, türkischsprachige, tuerkisch',
    ru: 'russisch, russische, russischer, russischsprachige',
    ar: 'arabisch, arabische, arabischer, arabischsprachige, hocharabisch',
    he: 'hebräisch, hebräische, hebräischer, hebraeisch, ivrit',
    hi: 'hindi',
    zh: 'chinesisch, chinesische, chinesischer, mandarin, kantonesisch, hochchinesisch',
    ja: 'japanisch, japanische, japanischer, japanischsprachige',
    ko: 'koreanisch, koreanische, koreanischer, koreanischsprachige',
  },
  counting: {
    from1:
      'ein/eins/eine/einen/einer/einem/einzige/einzelne/einzigen/einzelnen zwei/zwo/zweier drei/dreier vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig',
    unitsOfTens: 'ein zwei drei vier fünf/fuenf sechs sieben acht neun',
    join: '{u}und{t}',
    more: 'einzelner=1 ein_halbes_dutzend=6 halbes_dutzend=6 ein_dutzend=12 dutzend=12 zwei_dutzend=24',
    ordinals:
      'erstens/als_erstes/erster_punkt/erstes/punkt_eins zweitens/als_zweites/zweiter_punkt/zweites/punkt_zwei drittens/als_drittes/dritter_punkt/drittes/punkt_drei viertens/als_viertes/vierter_punkt/punkt_vier fünftens/als_fünftes/punkt_fünf sechstens/punkt_sechs siebtens/punkt_sieben achtens neuntens zehntens',
  },
  calendar: {
    months:
      'januar/jan/jänner/jaenner februar/feb/feber/febr märz/mrz/maerz/mär april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov dezember/dez',
    weekdays: 'montag/mo dienstag/di mittwoch/mi donnerstag/do freitag/fr samstag/sa/sonnabend sonntag',
    quarter: 'q, quartal, quartals, quartale',
    half: 'h, hj, halbjahr, halbjahres, hälfte',
    periods:
      'woche, wochen, kw, kalenderwoche, monat, monate, monaten, tag, tage, tagen, jahr, jahre, jahren, quartal, sprint, sprints, stunde, stunden, schuljahr, schulwoche, semester, saison, sitzung, schicht, projektwoche, arbeitstag, werktag, lebensjahr',
    around:
      'bis, bis zum, bis ende, ab, seit, am, im, in, um, von, vom, vor, nach, zum, per, anfang, mitte, ende, frühestens, spätestens, gegen, kalenderwoche, kw, stand, zwischen, beginn, fällig',
    relative:
      'heute, morgen, gestern, übermorgen, vorgestern, diese woche, dieser woche, nächste woche, nächster woche, kommende woche, letzte woche, vorige woche, diesen monat, dieser monat, nächsten monat, nächster monat, letzten monat, dieses jahr, nächstes jahr, kommendes jahr, asap, sofort, ab sofort, umgehend, so schnell wie möglich, laufend, fortlaufend, jetzt, ende der woche, ende des monats, ende des jahres, wochenende, monatsende, jahresende, quartalsende, zeitnah, kurzfristig',
  },
  scales: {
    '1e3': 'k, tsd, tausend',
    '1e6': 'm, mio, mill, mn, million, millionen',
    '1e9': 'mrd, mia, md, milliarde, milliarden',
    '1e12': 'billion, billionen',
  },
  partOf: 'von',
  units:
    'prozent, prozentpunkt, prozentpunkte, prozentpunkten, basispunkt, basispunkte, basispunkten, punkte, punkten, personen, menschen, leute, stunden, stunde, std, minuten, minute, min, sekunden, sekunde, sek, tage, tagen, tag, wochen, woche, monate, monaten, monat, jahre, jahren, jahr, euro, euros, cent, franken, rappen, dollar, pfund, tonnen, tonne, kilo, kilogramm, gramm, kilometer, kilometern, meter, metern, zentimeter, millimeter, hektar, liter, litern, quadratmeter, quadratmetern, kubikmeter, kilowattstunden, megawattstunden, grad, nutzer, nutzerinnen, nutzern, kunden, kundinnen, mitarbeiter, mitarbeitern, mitarbeiterinnen, mitarbeitende, mitarbeitenden, beschäftigte, beschäftigten, stellen, vollzeitstellen, vzä, fte, stück, einheiten, artikel, teile, geräte, fahrzeuge, studierende, schüler, schülerinnen, kinder, besucher, besucherinnen, besuche, gäste, tickets, anfragen, anrufe, aufträge, bestellungen, mitglieder, fälle, meldungen, standorte, filialen, haushalte, wohnungen, patienten, patientinnen, betten, plätze, sitzplätze, zimmer, fahrten, downloads, abonnenten, teilnehmer, teilnehmerinnen, teilnehmende, freiwillige, befragte, sitzungen, stimmen, nächte, übernachtungen, einwohner, seiten, bäume, medien, ausleihen, exemplare, versuche, mal',
  words: {
    slide:
      'folie, folien, präsentationsfolie, präsentationsfolien, praesentationsfolien, powerpointfolien, inhaltsfolien, slide, slides, foliig, foliige, foliigen',
    page: 'seite, seiten, seitig, seitige, seitigen, seitiger, seitiges, blatt',
    deck: 'präsentation, präsentationen, praesentation, praesentationen, presentation, foliensatz, foliensätze, foliendeck, foliendecks, folienpräsentation, foliensammlung, deck, decks, powerpoint, power point, powerpointpräsentation, ppt, pptx, pitch deck, vortrag, vortrags, vorträge, vorlesung, referat, kurzvortrag, fachvortrag, slidedeck, keynote, webinar, kurzpräsentation, statuspräsentation, projektpräsentation, firmenpräsentation, kundenpräsentation, verkaufspräsentation, schulungsunterlage, schulungsunterlagen, präsi, praesi, präse',
    make: 'erstelle, erstellen, erstell, erstellst, erstellt, mach, mache, machen, machst, macht, bau, baue, bauen, baust, zusammenbauen, entwirf, entwerfe, entwerfen, generiere, generieren, schreib, schreibe, schreiben, fass, fasse, zusammenfassen, bereite, bereiten, vorbereiten, aufbereiten, gestalte, gestalten, verfasse, verfassen, bastle, bastel, basteln, konzipiere, konzipieren, entwickle, entwickeln, arbeite, ausarbeiten, erarbeite, erarbeiten, wandle, wandel, umwandeln, verwandle, verwandeln, überführe, überführen, stell, stelle, zusammenstellen, liefere, liefern, skizziere, skizzieren, gib mir, gib uns, geben sie mir, geben sie uns, strukturiere, strukturieren, kürze, kürzen, verdichte, verdichten, präsentiere, präsentieren, formuliere, formulieren, fertige, anfertigen, erzeuge, erzeugen, kreiere, kreieren, produziere, zaubere, ableiten, leite, übersetze, übersetzen, packe, pack, bring, bringe, daraus machen, draus machen, umsetzen, vorlegen',
    show: 'zeig, zeige, zeigen, zeigst, nutze, nutzen, verwende, verwenden, benutze, benutzen, nimm, nehme, nehmen, aufnehmen, füge, einfügen, hinzufügen, ergänze, ergänzen, stelle, stell, darstellen, gegenüberstellen, vorstellen, visualisiere, visualisieren, hebe, heb, hervorheben, erwähne, erwähnen, nenne, nennen, setze, setz, einsetzen, zeichne, zeichnen, plotte, präsentiere, präsentieren, liste, auflisten, illustriere, illustrieren, vergleiche, vergleichen, fokussiere, fokussieren, konzentriere, betone, betonen, unterstreiche, teile, aufteilen, gliedere, gliedern, gruppiere, gruppieren, fasse, zusammenfassen, erkläre, erklären, erläutere, erläutern, beschreibe, beschreiben, bilde, abbilden, einbauen, einbinden, binde, berücksichtige, berücksichtigen, gehe, geh, eingehen, beginne, starte, eröffne, lege, markiere, markieren, einarbeiten, unterbringen, arbeite, behandle, behandeln, abdecken, visualisierst, zuspitzen, enthalten, mach, mache',
    keep: 'halte, halt, halten, beschränke, beschränken, begrenze, begrenzen, vermeide, vermeiden, verzichte, verzichten, achte, achten, beachte, beachten, lass, lasse, lassen, weglassen, auslassen, streiche, streichen, überspringe, überspringen, ignoriere, ignorieren, bleibe, bleib, bleiben, sorge, stelle sicher, sicherstellen, nicht, kein, keine, keinen, nie, niemals, nur, ohne, bitte nicht, bitte keine, nicht mehr als, maximal, höchstens, hoechstens, soll, sollen, sollte, sollten, muss, müssen, muessen, darf, dürfen, auf keinen fall, unbedingt, wichtig ist, wichtig',
    want: 'brauche, brauchen, brauchst, bräuchte, bräuchten, braeuchte, benötige, benötigen, benoetige, benötigt, möchte, möchten, moechte, moechten, will, wollen, hätte gern, hätte gerne, hätten gern, hätten gerne, haette gern, haette gerne, wünsche, wünschen, wünscht, suche, suchen, gesucht, erwarte, erwarten, soll, sollen, sollte, sollten, muss, müssen, gewünscht, erforderlich, notwendig, gebraucht, benötigt wird, bitte um, bitten um',
    please:
      'bitte, bitteschön, bittschön, kannst du, könntest du, koenntest du, können sie, könnten sie, koennten sie, könnt ihr, könntet ihr, kann man, könnte man, würdest du, würden sie, wäre toll, wäre super, wäre gut, wäre schön, wäre klasse, wäre prima, waere toll, waere super, danke, vielen dank, hilf mir, hilf uns, helfen sie mir, sei so gut, seien sie so gut, wenn möglich, falls möglich, nach möglichkeit, idealerweise, am liebsten, gern, gerne, bitte einmal, mal bitte, lass uns',
    ourselves:
      'ich, wir, mich, mir, uns, mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres, unsre',
    below:
      'unten, untenstehend*, unten stehend*, nachstehend*, folgend*, nachfolgend*, im folgenden, beigefügt*, beigefuegt*, angehängt*, angehaengt*, im anhang, anbei, anliegend*, dieser text, diesem text, diesen text, der text, dem text, diese notizen, diesen notizen, die notizen, den notizen, meine notizen, meinen notizen, unsere notizen, unseren notizen, diese stichpunkte, diesen stichpunkten, stichpunkte, diese mail, dieser mail, diese e-mail, dieser e-mail, dieser thread, diesem thread, diese daten, diesen daten, die daten, den daten, diese zahlen, diesen zahlen, die zahlen, den zahlen, diese tabelle, dieser tabelle, diese liste, dieser liste, dieser bericht, diesem bericht, dieses dokument, diesem dokument, dieses protokoll, diesem protokoll, das protokoll, dem protokoll, dieser artikel, diesem artikel, dieses transkript, dem transkript, dieser chat, diesem chat, diese csv, dieser export, diesem export, hier ist, hier sind, hier der, hier die, hier das, hier mein, hier meine, hier unsere, hier kommt, hier kommen, auf basis, auf grundlage, basierend auf, ausgehend von, anhand, daraus, hieraus, aus diesen, aus diesem, aus dieser, rohnotizen, quelle, reinkopiert, einkopiert',
    about:
      'über, ueber, zum thema, zu dem thema, zu, zum, zur, mit dem titel, mit dem thema, unter dem titel, betreffend, bezüglich, bzgl, rund um, titel, namens, thema, thema ist, es geht um, geht es um, in der es um, die erklärt, das erklärt, der erklärt, die zeigt, die zeigen, das zeigt, der zeigt, die vorstellt, die vergleicht, im hinblick auf, hinsichtlich, handelt von',
    for: 'für, fuer, vor, an, gerichtet an, richtet sich an, adressiert an, gedacht für, bestimmt für, geeignet für, zielgruppe, zielgruppe ist, zielgruppe sind, publikum, publikum ist, zuhörer, zuhörer sind, vor dem, vor der, vor den, zur vorstellung bei, zu überzeugen, zum vorstellen bei, bei',
    people:
      '*klasse, klassen, *klässler, *klässlerinnen, jahrgang, jahrgangsstufe, *klassenstufe, oberstufe, mittelstufe, unterstufe, *vorstand, *vorstands, *vorstandes, *vorständen, *vorstände, *geschäftsführung, *geschäftsleitung, *bereichsleitung, *schulleitung, *projektleitung, *werksleitung, *abteilungsleitung, *teamleitung, *leitung, *leiter, *leiterinnen, *aufsichtsrat, *aufsichtsrats, *aufsichtsrates, *verwaltungsrat, *verwaltungsräte, *beirat, *stadtrat, *gemeinderat, *kreistag, *betriebsrat, *personalrat, *elternrat, *ausschuss, *lenkungsausschuss, lenkungskreis, steuerkreis, *kommission, *gremium, *gremien, *kunden, *kundinnen, *kundschaft, *klienten, *mandanten, *nutzer, *nutzern, *nutzerinnen, *anwender, *anwendern, *schüler, *schülern, *schülerinnen, *studierende, *studierenden, *studenten, *studentinnen, *lehrkräfte, *lehrkräften, *lehrer, *lehrern, *lehrerinnen, *kollegium, *erzieher, *erzieherinnen, *eltern, *kinder, *kindern, *jugendliche, *jugendlichen, *senioren, *seniorinnen, *erwachsene, *erwachsenen, *anfänger, *anfängern, *anfängerinnen, *einsteiger, *einsteigern, *laien, *fachleute, *experten, *expertinnen, *mitarbeiter, *mitarbeitern, *mitarbeiterinnen, *mitarbeitende, *mitarbeitenden, *beschäftigte, *beschäftigten, *angestellte, *angestellten, *belegschaft, *personal, *azubis, *auszubildende, *auszubildenden, *lernende, *lernenden, *praktikanten, *praktikantinnen, *kollegen, *kolleginnen, *investoren, *investorinnen, *anleger, *aktionäre, *aktionären, *gesellschafter, *gesellschaftern, *geldgeber, *banken, bank, *partner, *partnern, *führungskräfte, *führungskräften, *manager, *managern, *managerinnen, *management, *entscheider, *entscheidern, *entscheidungsträger, *entwickler, *entwicklern, *entwicklerinnen, *ingenieure, *ingenieuren, *techniker, *technikern, *ärzte, *ärzten, *ärztinnen, *aerzte, *pflegekräfte, *pflegekräften, *pflegende, *pflegenden, *patienten, *patientinnen, *angehörige, *angehörigen, *bürger, *bürgern, *bürgerinnen, *bevölkerung, *anwohner, *anwohnern, *anwohnerinnen, *bewohner, *bewohnern, *mieter, *mietern, *mieterinnen, *eigentümer, *eigentümern, *eigentümerversammlung, *mitglieder, *mitgliedern, *mitgliederversammlung, *hauptversammlung, *versammlung, *betriebsversammlung, *spender, *spendern, *förderer, *sponsoren, *ehrenamtliche, *ehrenamtlichen, *freiwillige, *freiwilligen, *helfer, *helfern, *unternehmen, *unternehmern, *unternehmer, *unternehmerinnen, *betriebe, *betrieben, *firmen, kmu, *mittelstand, *mittelständler, startup, startups, start-up, start-ups, gründer, *gründern, *gründerinnen, *vereine, *vereinen, *verein, *verband, *verbände, *behörde, *behörden, verwaltung, stadtverwaltung, kreisverwaltung, hausverwaltung, *ministerium, *bürgermeister, *bürgermeisterin, *landrat, politik, *politiker, *abgeordnete, *team, *teams, *abteilung, *abteilungen, *fachbereich, *publikum, *öffentlichkeit, *jury, *presse, *journalisten, *redaktion, *besucher, *besuchern, *gäste, *gästen, *touristen, *familien, *handwerker, *handwerkern, *landwirte, *landwirten, *bauern, *juristen, *anwälte, *controller, *controlling, *vertrieb, *außendienst, *einkauf, *einkäufer, *verkäufer, *verkäufern, marketing, *personalabteilung, hr, it, *werkstatt, *schichtleiter, *fahrer, *fahrern, *lieferanten, *dienstleister, *dienstleistern, *händler, *händlern, *fachkräfte, *fachkräften, *fachpublikum, *teilnehmer, *teilnehmern, *teilnehmerinnen, *teilnehmende, *teilnehmenden, *zuhörer, *zuhörern, *neulinge, *neueinsteiger, *quereinsteiger, *bewerber, *bewerberinnen, *kandidaten, *chef, *chefin, *vorgesetzte, *vorgesetzten, ceo, cfo, cto, coo, c-level, geschäftsführer, geschäftsführerin, stakeholder, stakeholdern, *konferenz, *kongress, *tagung, *messe, *meeting, *sitzung, *schule, *schulen, *hochschule, uni, *universität, *kita, *krankenhaus, *wissenschaftler, *forscher, *feuerwehr, *polizei, *gemeinde, *trainer, *spieler, alle, jedermann, frauen, männer, mädchen, jungen, *köche',
    each: 'pro, je, jede, jeder, jedes, jedem, jeden, jeweils, per, auf jeder, zu jedem, zu jeder, für jede, für jeden, für jedes, in jeder',
    word: 'wort, worte, worten, wörter, wörtern, woerter, woertern, stichpunkt, stichpunkte, stichpunkten, stichwort, stichworte, stichworten, stichwörter, punkt, punkte, punkten, bullet, bullets, bulletpoints, bullet points, aufzählungspunkt, aufzählungspunkte, spiegelstriche, spiegelstrichen, zeile, zeilen, zeichen, satz, sätze, sätzen, saetze',
    minute:
      'minute, minuten, min, minütig, minütige, minütigen, minütiger, minütiges, minuetige, minuetigen, stunde, stunden, std, h, stündig, stündige, stündigen, halbstündig, halbstündige, halbstündigen, viertelstunde, halbe stunde, dreiviertelstunde',
    exactly:
      'genau, exakt, nur, lediglich, ausschließlich, bloß, insgesamt, in summe, alles in allem, zusammen, punktgenau, nicht mehr und nicht weniger',
    around:
      'etwa, ca, circa, zirka, ungefähr, ungefaehr, rund, in etwa, so etwa, so um die, um die, an die, vielleicht, sagen wir, idealerweise, am liebsten, mehr oder weniger, plus minus, so, knapp, gern, gerne, so ungefähr, schätzungsweise',
    atMost:
      'höchstens, hoechstens, maximal, max, maximum, bis zu, nicht mehr als, keine mehr als, nicht über, unter, weniger als, oder weniger, allerhöchstens, längstens, begrenzt auf, obergrenze, maximale, innerhalb, im höchstfall, auf keinen fall mehr als',
    atLeast:
      'mindestens, wenigstens, zumindest, minimum, mind, nicht weniger als, mehr als, oder mehr, nicht unter, ab',
    to: 'bis, oder, bis zu, und, bzw, beziehungsweise',
    and: 'und, sowie, plus, als auch, u, inklusive, inkl, samt',
    no: 'wegbleiben, wegfallen, entfallen, nicht, nichts, kein, keine, keinen, keinem, keiner, keines, ohne, nie, niemals, weder, vermeide, vermeiden, verzichte auf, verzicht auf, weglassen, lass weg, auslassen, statt, anstatt',
    begin:
      'beginne, beginnen, beginnt, beginn, begonnen, anfangen, anfang, fang, fange, fängt, starte, starten, startet, start, einstieg, einsteigen, steig, eröffne, eröffnen, auftakt, eingangs, zuerst, als erstes, zu beginn, am anfang, zum einstieg, zum auftakt, erste folie, auf der ersten folie',
    end: 'ende, enden, endet, beende, beenden, schließe, schließ, schließen, schließt, abschließen, abschließend, abschluss, schluss, aufhören, abrunden, runde, zum schluss, am ende, am schluss, zum abschluss, zuletzt, als letztes, letzte folie, auf der letzten folie, schlussfolie',
    language:
      'auf, in, sprache, auf gut, in einfachem, in gutem, ins, übersetze, übersetzen, übersetzt, uebersetze, texte auf, texte in, geschrieben auf, sprachlich, verfasst auf, verfasst in',
    titleLabel:
      'die botschaft, botschaft, kernbotschaft, titel, thema, betreff, betr, gegenstand, arbeitstitel, überschrift, ueberschrift, vortragstitel, titel der präsentation, thema der präsentation, titel des vortrags, thema des vortrags, projekt, projekttitel, headline, re, aw, wg, deckblatt, titelfolie, titelblatt',
    audienceLabel:
      'zielgruppe, zielpublikum, publikum, adressaten, zuhörer, zuhörerschaft, zuhoerer, leser, leserschaft, für wen, an wen, für, audience, zielgruppen',
    toneLabel:
      'ton, tonalität, tonalitaet, tonfall, stil, schreibstil, sprachstil, ansprache, anmutung, duktus, tone of voice, tone',
    countLabel:
      'folien, folienzahl, folienanzahl, anzahl folien, anzahl der folien, zahl der folien, anzahl slides, slides, umfang, länge, laenge, seiten, seitenzahl, anzahl seiten, folienumfang',
    languageLabel:
      'sprache, ausgabesprache, zielsprache, präsentationssprache, foliensprache, sprache der folien, sprache der präsentation, sprache des vortrags, sprachen',
    authorLabel:
      'autor, autorin, autoren, autorinnen, verfasser, verfasserin, verfasst von, referent, referentin, referenten, vortragender, vortragende, sprecher, sprecherin, redner, rednerin, vortrag von, erstellt von, vorgestellt von, präsentiert von, ersteller, erstellerin, bearbeiter, bearbeiterin, zusammengestellt von',
    dateLabel:
      'datum, stand, vom, erstellt am, aktualisiert, aktualisiert am, letzte aktualisierung, zuletzt geändert, zuletzt aktualisiert, veröffentlicht, veröffentlicht am, gültig ab, gültig seit, in kraft seit, inkrafttreten, berichtsdatum, sitzungsdatum',
    noteLabel:
      'notiz, notizen, sprechernotiz, sprechernotizen, rednernotizen, vortragsnotizen, notizen für den vortrag, notizen zum vortrag, sprechtext, sprechertext, vortragstext, anmerkung, anmerkungen, moderation, skript, gesagt, sagen',
    footLabel: 'fußnote, fussnote, fußnoten, quelle, quellen, datenquelle, kleingedruckt',
    variant:
      'variante, varianten, version, versionen, alternative, alternativen, layouts, entwürfe, vorschläge, fassungen',
    toReader:
      'ignoriere, ignorieren sie, ignoriert, missachte, missachten sie, vergiss, vergessen sie, systemprompt, sprachmodell, chatbot, du bist ein, sie sind ein, ki-assistent, verhalte dich, lieber leser, klicken sie hier, hier klicken, newsletter abonnieren, cookies akzeptieren',
    fromNow:
      'nur noch, ab sofort, ab jetzt, von nun an, nunmehr, fortan, stattdessen, ausschließlich, jetzt nur, anweisung, anweisungen, prompt',
    mailLabel:
      'von, an, cc, bcc, kopie, blindkopie, gesendet, gesendet am, datum, betreff, antwort an, antworten an, anlage, anlagen, anhang, anhänge, wichtigkeit, priorität, empfangen, empfänger, absender, am',
    greeting:
      'hallo, hallo zusammen, hallo liebe, hallo team, hi, hi zusammen, hey, moin, moin zusammen, moin moin, servus, grüezi, grüß gott, grüß dich, guten tag, guten morgen, guten abend, schönen guten tag, liebe, lieber, liebes, liebe alle, liebe kolleginnen und kollegen, liebe kollegen, liebes team, sehr geehrte, sehr geehrter, sehr geehrte damen und herren, mahlzeit, tag zusammen, morgen zusammen, ihr lieben, hallöchen',
    farewell:
      'viele grüße, viele gruesse, viele liebe grüße, liebe grüße, liebe gruesse, beste grüße, beste gruesse, herzliche grüße, herzliche gruesse, schöne grüße, sonnige grüße, freundliche grüße, freundliche gruesse, mit freundlichen grüßen, mit freundlichen gruessen, mit freundlichem gruß, mit besten grüßen, mit herzlichen grüßen, mit lieben grüßen, grüße, gruesse, gruß, lg, vg, bg, hg, mfg, danke, danke dir, danke euch, danke ihnen, danke im voraus, danke schon mal, danke vorab, danke und gruß, vielen dank, vielen dank im voraus, vielen lieben dank, besten dank, herzlichen dank, tausend dank, bis dann, bis bald, bis später, bis morgen, bis montag, tschüss, tschüs, ciao, servus, schönen tag, schönen tag noch, schönes wochenende, schönen feierabend, hochachtungsvoll, alles gute, alles liebe',
    remark:
      'siehe unten, s u, wie besprochen, wie vereinbart, wie abgesprochen, wie angekündigt, wie gewünscht, wie versprochen, wie gestern besprochen, zur info, zur information, zur kenntnis, zur kenntnisnahme, z k, fyi, melde dich, meldet euch, melden sie sich, meld dich, gerne melden, gern melden, bei fragen, bei rückfragen, für rückfragen, rückfragen gern, gesendet von meinem, von meinem iphone, von meinem handy, von unterwegs, anbei, im anhang, siehe anhang, ich hoffe, wir hoffen, hoffe es geht, freue mich auf, freuen uns auf, ich freue mich, wir freuen uns, keine eile, eilt nicht, alles klar, passt, passt für mich, passt so, ok, okay, oki, super, perfekt, prima, klasse, top, cool, lol, haha, genau, jep, jo, mach ich, mache ich, mach ich gern, geht klar, wird gemacht, verstanden, stimmt, einverstanden, kein problem, kein ding, danke dir, danke euch, gern geschehen, gerne, bitte nicht antworten, bitte nicht weiterleiten, nicht weiterleiten, vertraulich, streng vertraulich, streng geheim, abmelden, abbestellen, newsletter abbestellen, bild weggelassen, video weggelassen, medien ausgeschlossen, dokument weggelassen, audio weggelassen, diese nachricht wurde gelöscht, du hast diese nachricht gelöscht, nachrichten und anrufe sind, ende zu ende verschlüsselt, hat die gruppe verlassen, ist der gruppe beigetreten, ist dem kanal beigetreten, wurde hinzugefügt, hat die gruppe erstellt, bearbeitet, diese e-mail und, viel erfolg, viel spaß, bis dahin, nur kurz, kurze erinnerung, automatisch erstellt, automatisch generiert, automatisches transkript, kann fehler enthalten, hört man mich, hört ihr mich, seht ihr meinen bildschirm, haha*, gute frage, medien ausgeschlossen, ende-zu-ende-verschlüsselt, ende zu ende verschlüsselt, bin dabei, passt, alles klar, weitergeleitete nachricht, ursprüngliche nachricht, bitte denken sie an die umwelt, nur für den adressaten bestimmt, zuletzt bearbeitet von, war diese seite hilfreich, cookies, datenschutzerklärung, alle rechte vorbehalten, zum inhalt springen',
    slideLabel: 'folie, folien, seite, slide, slides, chart, s',
    stepLabel:
      'schritt, schritte, phase, stufe, etappe, abschnitt, teil, welle, sprint, meilenstein, woche, kw, tag, monat, jahr, runde, stunde, lektion, sitzung, einheit, akt, epoche, zeitraum, quartal, takt, station, periode, arbeitsschritt, teilprojekt',
    optionLabel:
      'option, variante, alternative, szenario, plan, möglichkeit, moeglichkeit, vorschlag, weg, route, trasse, modell, paket, stufe, tarif, kandidat, kandidatin, angebot, anbieter, bieter, bieterin, lieferant, lieferantin, ansatz, version, lösung, loesung, entwurf, standort, angebot von',
    itemLabel:
      'ziel, teilziel, punkt, thema, kapitel, teil, abschnitt, modul, risiko, prinzip, grundsatz, grund, säule, priorität, initiative, projekt, lektion, einheit, block, top, tagesordnungspunkt, traktandum, anhang, anlage, regel, artikel, art, paragraf, paragraph, absatz, frage, befund, erkenntnis, ergebnis, empfehlung, beschluss, entscheidung, kennzahl, kpi, key result, schlüsselergebnis, kr, okr, tipp, fehler, beispiel, fall, anwendungsfall, use case, funktion, übung, akt, story, ticket, issue, bug, anforderung, maßnahme, aufgabe, these, baustein, handlungsfeld, leitsatz, mythos, problem, ursache, vorteil, nachteil, arbeitspaket, aspekt, stärke, schwäche, meilenstein, los, position',
    questionLabel: 'f, frage, q, faq, rückfrage',
    answerLabel: 'a, antwort, antw',
    nameKey:
      'name, bezeichnung, titel, aufgabe, vorgang, produkt, artikel, artikelbezeichnung, beschreibung, kategorie, schlüssel, zusammenfassung, region, land, stadt, ort, standort, filiale, abteilung, bereich, team, funktion, merkmal, kennzahl, kpi, projekt, teilprojekt, aktivität, meilenstein, thema, kunde, kundin, modell, tarif, linie, station, kanal, segment, quelle, art, typ, schritt, phase, position, posten, maßnahme, kriterium, gruppe, objekt, gebäude, anlage, maschine, sorte, kurs, monat, jahr, quartal, woche',
    ownerKey:
      'verantwortlich, verantwortliche, verantwortlicher, verantwortung, verantw, zuständig, zuständige, zuständiger, zuständigkeit, zustaendig, wer, owner, bearbeiter, bearbeiterin, zugewiesen, zugewiesen an, bei wem, ansprechpartner, ansprechpartnerin, kontakt, leitung, projektleitung, federführung, federführend, durch, person, kümmert sich, umsetzung durch, erledigt durch',
    dueKey:
      'fällig, fällig am, fällig bis, fälligkeit, faellig, frist, deadline, termin, zieltermin, endtermin, bis, bis wann, wann, datum, zieldatum, enddatum, ende, fertig bis, erledigen bis, erledigt bis, stichtag, liefertermin, abgabe, zeitpunkt, umsetzung bis',
    statusKey:
      'status, stand, zustand, fortschritt, bearbeitungsstand, ampel, ampelstatus, erledigt, erledigungsgrad, umsetzungsstand, phase, lösung, resolution, priorität',
    actionKey:
      'maßnahme, maßnahmen, aufgabe, aufgaben, aktion, aktionen, aktivität, to do, todo, todos, was, schritt, nächster schritt, tätigkeit, arbeitspaket, auftrag, aktionspunkt, zu erledigen, vorgang',
    hierarchy:
      'organigramm, organisation, organisationsstruktur, aufbauorganisation, berichtslinie, berichtslinien, hierarchie, treiberbaum, werttreiber, werttreiberbaum, strukturplan, baum, berichtet an, vorgesetzt, vorgesetzte, vorgesetzter, führungskraft',
    horizon: 'jetzt, als nächstes, danach, später, kurzfristig, mittelfristig, langfristig, sofort, demnächst, künftig',
    quoteWord:
      'sagt, sagte, sagten, meint, meinte, erklärt, erklärte, schreibt, schrieb, betont, betonte, fragt, fragte, ergänzt, ergänzte, berichtet, berichtete, erzählt, erzählte, antwortet, antwortete, findet, kritisiert, lobt, äußert, äußerte, resümiert, bilanziert, laut, zufolge, nach angaben von, nach worten von, so formulierte es, fügt hinzu, fügte hinzu, versichert, versicherte',
    total:
      'gesamt, gesamtsumme, gesamtbetrag, gesamtergebnis, gesamtkosten, gesamtwert, gesamtzahl, summe, insgesamt, total, zwischensumme, endsumme, durchschnitt, mittelwert, schnitt, zusammen, in summe, alle, alles zusammen, im mittel, im schnitt',
    genre:
      'protokoll, sitzungsprotokoll, ergebnisprotokoll, niederschrift, mitschrift, transkript, interview, notizen, gesprächsnotiz, änderungsprotokoll, gliederung, entwurf, memo, vermerk, bericht, abschlussbericht, kontaktliste, briefing, zusammenfassung, artikel, merkblatt',
    leaveOut:
      'weglassen, wegbleiben, wegfallen, kann weg, weg lassen, weglässt, lass weg, lasst weg, lassen sie weg, rauslassen, raus lassen, auslassen, aussparen, nicht erwähnen, nicht nennen, nicht zeigen, nicht aufnehmen, nicht drauf, nicht draufschreiben, nicht rein, nicht anzeigen, nicht abbilden, nicht ansprechen, bitte nicht, erwähne nicht, nicht vorkommen, kein wort über, keine erwähnung, außen vor',
    names: 'namen, name, namensnennung',
    brackets: 'klammer, klammern',
    codes: 'ticketnummer, ticketnummern, ticket-nummern, ticket-ids, vorgangsnummern, fallnummern, meldungsnummern',
    contacts:
      'telefonnummer, telefonnummern, handynummern, kontaktdaten, adressen, mailadressen, e-mail-adressen, rufnummern',
    prices: 'preis, preise, preisen, beträge, geldbeträge, gehälter',
    private:
      'intern, internes, interne notiz, vertraulich, vertraulicher entwurf, nicht für die folien, nicht zur weitergabe, nicht weitergeben, nur für den dienstgebrauch, nur intern, todo, ps, p.s, unter uns, nachfragen, fragen ob, mal fragen, noch klären, siehe anwesenheitsliste, siehe anlage, siehe anhang, gez, nicht weitersagen, ernsthaft',
    offer:
      'wenn du möchtest, wenn sie möchten, wenn sie wünschen, möchtest du, möchten sie, soll ich, ich kann auch, gerne kann ich, natürlich, selbstverständlich, gerne, hier ist, hier ist dein, hier ist ihr, hier ein, chatgpt',
    imageHint:
      'bildvorschlag, bildidee, bild, visualisierung, illustration, foto, grafikvorschlag, gestaltungshinweis, layout',
    subtitleLabel: 'untertitel, unterzeile, schlusssatz, schlusswort, abschlusssatz',
    askWord:
      'was, wie, warum, wieso, weshalb, wer, wen, wem, wessen, wann, wo, wohin, woher, welche, welcher, welches, welchen, welchem, wozu, wofür, wofuer, womit, worum, woran, worauf, wodurch, worin, wovon, woraus, wobei, inwiefern, inwieweit, wieviel, wie viel, wie viele, ist, sind, war, waren, hat, haben, kann, können, darf, dürfen, soll, sollen, sollte, sollten, muss, müssen, wird, werden, gibt es, braucht, brauchen, lohnt, ab wann, bis wann, seit wann, für wen',
  },
  tones: {
    formal:
      'formell*, formal, formale, formaler, formalen, förmlich*, foermlich*, seriös*, serioes*, professionell*, offiziell*, geschäftlich*, geschaeftlich*, gehoben*, businesslike, ernst, ernste, ernsten, ernsthaft*, repräsentativ*',
    plain:
      'sachlich*, nüchtern*, nuechtern*, einfach, einfache, einfacher, einfachen, einfachem, einfaches, verständlich*, verstaendlich*, leicht verständlich*, allgemeinverständlich*, neutral*, schlicht*, objektiv*, klar, klare, klarer, klaren, knapp, knapper, knappe, knappen, prägnant*, praegnant*, schnörkellos*, faktenbasiert*, faktenorientiert*, unaufgeregt*, ohne fachjargon, ohne fachbegriffe, ohne jargon, leichte sprache, leichter sprache, einfache sprache, einfacher sprache, minimalistisch*, konkret, auf den punkt, bodenständig*',
    persuasive:
      'überzeugend*, ueberzeugend*, werbend*, werblich*, verkaufsstark*, verkäuferisch*, selbstbewusst*, pointiert*, schlagkräftig*, argumentativ*, packend*, eindringlich*, überzeugungsstark*, knackig*, mutig, mutige, mutigen',
    inspiring:
      'inspirierend*, motivierend*, begeisternd*, mitreißend*, emotional*, visionär*, visionaer*, ermutigend*, positiv, positive, positiven, positiver, energiegeladen*, leidenschaftlich*, aufmunternd*, hoffnungsvoll*, herzlich*, warmherzig*, optimistisch*, zuversichtlich*',
    playful:
      'locker, lockere, lockeren, lockerer, lockerem, humorvoll*, verspielt*, spielerisch*, lustig*, witzig*, freundlich, freundliche, freundlichen, freundlicher, freundlichem, unterhaltsam*, informell*, kindgerecht*, heiter*, leger*, lässig*, laessig*, entspannt*, salopp*, augenzwinkernd*, fröhlich*, nahbar*, casual, ungezwungen*, lockeres, freundliches',
    technical:
      'technisch*, fachlich*, wissenschaftlich*, fachspezifisch*, akademisch*, detailliert*, tiefgehend*, ausführlich*, ausfuehrlich*, expertenhaft*, fundiert*, deep dive, in die tiefe',
  },
  forms: {
    chart:
      'diagramm, diagramme, diagrammen, diagramms, schaubild, schaubilder, grafik, grafiken, graphik, graphiken, chart, charts, graph, graphen, plot, visualisierung, visualisierungen, grafisch, grafische, grafischer, graphisch, visuell, bildlich, als grafik, als diagramm',
    line: 'liniendiagramm, liniendiagramme, liniendiagramms, liniengrafik, kurvendiagramm, verlaufsdiagramm, linienchart, kurve, kurven, linie, linien, verlauf, verläufe, trend, trends, entwicklung, zeitreihe, zeitreihen, zeitverlauf, zeitliche entwicklung, zeitlichen verlauf, im zeitverlauf, über die zeit, über die jahre, über die monate, monatsverlauf, jahresverlauf, tendenz, entwicklung über',
    bar: 'balkendiagramm, balkendiagramme, balkendiagramms, säulendiagramm, säulendiagramme, säulendiagramms, saeulendiagramm, balkengrafik, balkenchart, säulenchart, balken, säulen, saeulen, rangliste, ranking, rangfolge, reihenfolge, histogramm, gestapelte balken, stapeldiagramm, top 5, top 10, größenvergleich',
    doughnut:
      'kreisdiagramm, kreisdiagramme, kreisdiagramms, tortendiagramm, tortendiagramme, tortengrafik, kuchendiagramm, ringdiagramm, donut, donutdiagramm, anteil, anteile, anteilen, aufteilung, verteilung, zusammensetzung, aufschlüsselung, aufschluesselung, marktanteil, marktanteile, prozentuale verteilung, prozentualer anteil, mix, strommix, energiemix, aufgliederung',
    scatter:
      'streudiagramm, streudiagramme, streuungsdiagramm, punktdiagramm, punktwolke, punktwolken, scatterplot, scatter plot, korrelation, korrelationen, korreliert, korrelieren, zusammenhang zwischen, in abhängigkeit von, zusammenhang von',
    table:
      'tabelle, tabellen, tabellarisch, tabellarische, tabellarischer, tabellenform, raster, übersichtstabelle, als tabelle, in einer tabelle, spalten und zeilen, preistabelle, vergleichstabelle',
    timeline:
      'zeitachse, zeitachsen, zeitstrahl, zeitleiste, zeitplan, terminplan, chronologie, chronologisch, chronologische, chronologischer, meilensteine, meilensteinen, meilensteinplan, roadmap, fahrplan, timeline, gantt, gantt diagramm, zeitlicher ablauf, zeitlichen ablauf, zeitschiene, terminschiene, ablaufplan',
    steps:
      'prozess, prozesse, prozessdiagramm, ablauf, abläufe, ablaufdiagramm, ablaufgrafik, flussdiagramm, schritt für schritt, schritte, schritten, schrittfolge, verfahren, vorgehen, vorgehensweise, workflow, reihenfolge, trichter, funnel, pipeline, anleitung, kreislauf',
    comparison:
      'vergleich, vergleiche, vergleichen, verglichen, gegenüberstellung, gegenueberstellung, gegenüberstellen, gegenübergestellt, nebeneinander, im vergleich, versus, vs, gegeneinander, vor und nachteile, pro und contra, pro und kontra, für und wider, zwei spalten, zweispaltig, zweispaltige, vorher nachher, vorher und nachher, alt gegen neu, soll ist, soll ist vergleich, dos und donts, dafür und dagegen, kontrast, unterschied, unterschiede',
    matrix:
      'swot, swot analyse, matrix, vier felder, vierfelder, vier felder matrix, vierfeldertafel, quadrant, quadranten, 2x2, 2 x 2, zwei mal zwei, eisenhower, portfolio matrix, portfoliomatrix, risikomatrix',
    quote:
      'zitat, zitate, zitaten, kundenstimme, kundenstimmen, originalzitat, originalton, o ton, testimonial, testimonials, wörtlich, wörtliches, aussage als zitat',
    figures:
      'kennzahl, kennzahlen, kernzahlen, schlüsselzahlen, eckzahlen, eckdaten, große zahlen, große zahl, wichtigste zahlen, wichtigsten zahlen, kpi, kpis, zahlen groß, zahlen im überblick, zahlen und fakten, statistik, statistiken, messgrößen, kennwerte, zahlenkacheln, scorecard, kpi kacheln',
    cards: 'karten, karte, kärtchen, kacheln, kachel, boxen, box, kästen, kästchen, icons, symbole, symbolen',
    list: 'liste, listen, aufzählung, aufzählungen, aufzaehlung, stichpunkte, stichpunkten, stichpunktliste, stichworte, bullets, bulletpoints, bullet points, spiegelstriche, checkliste, nummerierte liste, nummeriert, auflistung',
    agenda:
      'agenda, agendafolie, gliederung, gliederungsfolie, inhaltsverzeichnis, inhaltsübersicht, inhalt, tagesordnung, übersichtsfolie, traktanden, traktandenliste',
    summary:
      'zusammenfassung, zusammenfassende, zusammengefasst, fazit, fazitfolie, kernaussage, kernaussagen, kernbotschaft, kernbotschaften, schlussfolgerung, schlussfolgerungen, executive summary, management summary, management zusammenfassung, tl dr, tldr, auf einen blick, das wichtigste, wichtigste punkte, wichtigsten punkte, wichtigsten erkenntnisse, erkenntnisse, learnings, lessons learned, takeaway, takeaways, resümee, resuemee, quintessenz, in kürze, recap, was bleibt',
    actions:
      'nächste schritte, nächsten schritte, nächster schritt, naechste schritte, naechsten schritte, weiteres vorgehen, weiteren vorgehen, wie es weitergeht, ausblick und nächste schritte, to dos, todos, aufgaben, aufgabenliste, maßnahmen, maßnahmenplan, aktionsplan, handlungsempfehlung, handlungsempfehlungen, empfehlung, empfehlungen, handlungsaufforderung, aufruf, appell, call to action, entscheidungsvorlage, entscheidungsbedarf, beschlussvorschlag, beschlussvorlage, antrag, was wir brauchen, kontaktfolie, unser anliegen, bitte an, nächsten schritten, naechsten schritten, weiterem vorgehen, aufgabenverteilung',
    sections:
      'kapitelfolien, kapitelfolie, abschnittsfolien, abschnittsfolie, trennfolien, trennfolie, zwischenfolien, zwischenfolie, zwischentitel, trennseiten, kapiteltrenner',
    largest:
      'größte, größten, größter, größtes, groesste, groessten, beste, besten, bester, bestes, höchste, höchsten, höchster, hoechste, hoechsten, stärkste, stärksten, stärkster, meiste, meisten, am meisten, führend, führende, führenden, spitzenreiter, gewinner, sieger, top, maximum, höchstwert, rekord, schnellste, schnellsten, am stärksten, am höchsten, am besten, spitze, haupttreiber, topseller, bestseller, vorne',
    smallest:
      'kleinste, kleinsten, kleinster, kleinstes, schlechteste, schlechtesten, schlechtester, niedrigste, niedrigsten, niedrigster, geringste, geringsten, schwächste, schwächsten, schwaechste, wenigsten, am wenigsten, langsamste, langsamsten, verlierer, schlusslicht, minimum, tiefstwert, flop, flops, letzter platz, tiefste, tiefsten, nachzügler',
    change:
      'veränderung, veränderungen, veraenderung, verändert, geändert, änderung, änderungen, entwicklung, wachstum, gewachsen, zuwachs, zuwächse, anstieg, gestiegen, zunahme, zugenommen, steigerung, rückgang, rueckgang, gesunken, abnahme, abgenommen, gefallen, differenz, delta, unterschied, abweichung, abweichungen, verbesserung, verbessert, verschlechterung, gewinn, verlust, verluste, lücke, mehr als im vorjahr, gegenüber dem vorjahr, zum vorjahr, vorjahresvergleich',
  },
  headings: {
    agenda:
      'agenda, tagesordnung, inhalt, inhalte, inhaltsverzeichnis, inhaltsübersicht, gliederung, traktanden, traktandenliste, themen, ablauf der sitzung, worum es heute geht',
    summary:
      'kernpunkte, zusammenfassung, kurzfassung, fazit, kernaussage*, kernbotschaft*, schlussfolgerung*, executive summary, management summary, tl dr, tldr, in kürze, kurz gesagt, kurz und knapp, kurzüberblick, auf einen blick, überblick, ueberblick, das wichtigste, das wichtigste in kürze, wichtigste erkenntnisse, wichtigste punkte, abstract, resümee, highlights, erkenntnisse, ergebnis in einem satz, quintessenz, takeaways, key takeaways, bilanz, lessons learned',
    goals:
      'ziel, ziele, zielen, unser ziel, unsere ziele, zielsetzung*, zielbild, projektziel*, lernziel*, jahresziel*, quartalsziel*, teilziel*, hauptziel*, priorität*, schwerpunkt*, vision, mission, zweck, absicht, key results, schlüsselergebnisse, leitbild, anliegen, was wir erreichen wollen',
    risks:
      'risiken, risiko*, projektrisik*, bedenken, probleme, problem, problematik, herausforderung*, schwierigkeit*, hindernis*, hürden, hemmnisse, stolpersteine, fallstricke, blocker, bekannte probleme, offene probleme, schwachstelle*, einschränkung*, grenzen, engpass, engpässe, knackpunkte, was schiefgehen kann, risiken und gegenmaßnahmen, risiken und maßnahmen',
    actions:
      'nächste schritte, nächster schritt, naechste schritte, die nächsten schritte, weiteres vorgehen, maßnahme, maßnahmen, maßnahmenplan, aufgabe, aufgaben, aufgabenliste, to do, to dos, todo, todos, aktionen, aktionspunkte, aktionsplan, empfehlung, empfehlungen, handlungsempfehlung*, offene punkte, offene aufgaben, wie es weitergeht, was jetzt passiert, so geht es weiter, was wir brauchen, unser anliegen, unsere bitte, call to action, follow up, pendenzen, arbeitsaufträge, was zu tun ist, die nächsten aufgaben',
    decisions:
      'entscheidung, entscheidungen, entscheidungsbedarf, beschluss, beschlüsse, beschluesse, beschlossen, beschlussfassung, vereinbarung, vereinbarungen, vereinbart, entschieden, festlegung*, ergebnis der abstimmung, abstimmung',
    timeline:
      'zeitplan, zeitplanung, zeitachse, zeitstrahl, zeitleiste, zeitlicher ablauf, terminplan, termine, wichtige termine, meilenstein*, chronologie, historie, geschichte, verlauf, kalender, fahrplan, roadmap, projektplan, etappen, zeitschiene, ablaufplan, programm, jahresplan, tagesablauf',
    process:
      'prozess, prozesse, prozessbeschreibung, ablauf, abläufe, vorgehen, vorgehensweise, vorgangsweise, schritt, schritte, schritt für schritt, verfahren, methode*, methodik, workflow, so funktioniert es, so geht es, so gehts, wie es funktioniert, funktionsweise, anleitung, anweisung*, arbeitsanweisung, durchführung, umsetzung, rezept, zubereitung, installation, einrichtung, erste schritte, schnellstart, inbetriebnahme, phasen, arbeitsschritte, ansatz, unterrichtsverlauf, stundenverlauf',
    sources:
      'quelle, quellen, quellenangabe*, quellenverzeichnis, literatur, literaturverzeichnis, referenzen, links, weiterführende links, weiterführende literatur, zum weiterlesen, nachweise, verweise',
    options:
      'option, optionen, alternative, alternativen, variante, varianten, szenario, szenarien, möglichkeiten, auswahl, angebote, angebotsvergleich, anbieter, bieter, lösungsvarianten, handlungsoptionen, vorschläge, modelle, tarife, pakete, kandidaten, lösungsansätze',
    causes:
      'ursache*, grundursache*, hauptursache*, gründe, grund, warum es passiert ist, wie es dazu kam, auslöser, hintergründe, fehlerursache*',
    strengths: 'stärke, stärken, staerke, staerken, unsere stärken',
    weaknesses: 'schwäche, schwächen, schwaeche, schwaechen, unsere schwächen',
    opportunities: 'chance, chancen, möglichkeiten am markt, potenzial*',
    threats: 'bedrohung, bedrohungen, gefahr, gefahren, externe risiken',
    pros: 'pro, vorteil, vorteile, nutzen, dafür, plus, pluspunkte, was dafür spricht, dafür spricht, argumente dafür, positiv, positives, gut, gut gelaufen, was gut lief, was gut gelaufen ist, lief gut, das lief gut, beibehalten, weitermachen, dos, richtig, erfolge, stärken und vorteile',
    cons: 'contra, kontra, con, nachteil, nachteile, dagegen, minus, minuspunkte, was dagegen spricht, dagegen spricht, argumente dagegen, negativ, negatives, schlecht, schlecht gelaufen, nicht gut gelaufen, was nicht gut lief, was schlecht lief, was nicht gut gelaufen ist, lief schlecht, das lief nicht gut, aufhören, donts, falsch, misserfolge, kritik, verbesserungsbedarf',
    before:
      'vorher, heute, bisher, bislang, jetzt, aktuell, früher, ist, ist zustand, ist stand, ist situation, istzustand, ausgangslage, ausgangssituation, status quo, alt, alter stand, derzeit, gegenwart, wo wir stehen, ausgangspunkt',
    after:
      'nachher, morgen, künftig, kuenftig, zukünftig, zukunft, danach, neu, soll, soll zustand, sollzustand, zielzustand, zielbild, neuer stand, wo wir hinwollen, später, ab morgen',
    figures:
      'kennzahl*, kernzahlen, zahlen, zahlen und fakten, zahlen daten fakten, daten und fakten, eckdaten, eckzahlen, die zahlen, schlüsselzahlen, kpi, kpis, ergebnisse, ergebnisse in zahlen, statistik, statistiken, messwerte, finanzen, finanzzahlen, finanzkennzahlen, bilanz in zahlen, in zahlen, die wichtigsten zahlen, metriken, umsatzzahlen, daten',
    quotes:
      'zitat, zitate, stimmen, stimmen der kunden, kundenstimme*, o töne, testimonial*, rückmeldungen, feedback, was kunden sagen, was unsere kunden sagen, pressestimmen, teilnehmerstimmen, stimmen aus',
    bridge:
      'wasserfalldiagramm, wasserfall, brückendiagramm, ergebnisbrücke, umsatzbrücke, ebit-brücke, ebitda-brücke, kostenbrücke, gewinnbrücke, überleitung, ergebnisüberleitung, brücke von, abweichungsanalyse',
    funnel:
      'trichter, verkaufstrichter, vertriebstrichter, conversion, konversion, pipeline, vom lead zum kunden, auswahlverfahren',
    pricing:
      'preise, preisliste, preismodell, preismodelle, tarife, tarif*, pakete, abos, abomodelle, preise und pakete, preisgestaltung, preis',
    cycle: 'kreislauf, zyklus, regelkreis, lebenszyklus, schleife, teufelskreis, schwungrad, kreislauf*',
    again:
      'wiederholen, von vorn, von vorne, zurück zu schritt, zurück zum anfang, wieder bei, beginnt neu, beginnt von neuem',
    rating:
      'auswirkung, wirkung, aufwand, nutzen, komplexität, wahrscheinlichkeit, eintrittswahrscheinlichkeit, schadenshöhe, schwere, dringlichkeit, wichtigkeit, machbarkeit, risiko, kosten',
    people:
      'team, unser team, das team, projektteam, teilnehmer, teilnehmerinnen, teilnehmende, teilnehmerliste, anwesend, anwesende, abwesend, entschuldigt, gäste, mitglieder, beteiligte, personen, rollen, ansprechpartner, ansprechpartnerinnen, kontakt, kontakte, vorstand, gründer, gründerteam, referenten, mitwirkende, wer wir sind, über uns, verteiler, zuständigkeiten',
    partners:
      'partner, unsere partner, kunden, unsere kunden, referenzkunden, lieferanten, sponsoren, unterstützer, förderer, im einsatz bei, vertrauen uns, diese unternehmen vertrauen uns, mitgliedsunternehmen, marken',
    questions:
      'frage, fragen, offene fragen, häufige fragen, häufig gestellte fragen, haeufige fragen, fragen und antworten, faq, faqs, q a, rückfragen, klärungsbedarf, zu klären',
    inScope:
      'im umfang, umfang, leistungsumfang, enthalten, inbegriffen, inklusive, was dazugehört, gehört dazu, in scope, im scope, geltungsbereich, gilt für, leistungen, inhalt des angebots, abgedeckt, projektumfang',
    outOfScope:
      'nicht im umfang, nicht enthalten, nicht inbegriffen, nicht dabei, ausgeschlossen, ausschlüsse, abgrenzung, nicht ziel, nichtziele, nicht ziele, out of scope, nicht im scope, exklusive, gilt nicht für, gehört nicht dazu, was nicht dazugehört, nicht abgedeckt',
  },
  shapes: {
    change:
      'warum wir, sollen wir, sollten wir, umstellung*, umstieg*, umzug*, wechsel, wechseln, umsteigen, umstellen, wandel, einführung von, einführung eines, einführung einer, einführung der, einführung des, einführen, ablösung*, abschaffung*, ersetzen, ablösen, migration*, modernisierung*, transformation*, digitalisierung*, automatisierung*, outsourcing, auslagerung*, weg von, business case, vorschlag, antrag auf, überzeugen, umbau*, sanierung*, abkehr von, abschied von, warum und wie, einsatz von, reform*',
    explain:
      'was ist, was sind, was bedeutet, was heißt, wie funktioniert, wie funktionieren, wie entsteht, wie entstehen, wie wirkt, wie wirken, wie geht, warum ist, warum sind, einführung in, grundlagen, grundwissen, basiswissen, überblick über, erklärt, erklärung, einfach erklärt, verstehen, 1x1, einmaleins, wie, warum',
    compare:
      'vergleich, vergleiche, vergleichen, im vergleich, verglichen mit, versus, vs, oder, pro und contra, pro und kontra, vor und nachteile, vorteile und nachteile, unterschied, unterschiede, unterschied zwischen, gegenüberstellung, für und wider, was ist besser, welche ist besser, welches ist besser, besser als',
    howto:
      'wie man, wie ich, wie wir, wie du, wie kann man, wie kann ich, wie können wir, so gelingt, so geht, so gehts, so macht man, anleitung*, schritt für schritt, leitfaden, ratgeber, tipps, tipps für, tipps zu, tipps zum, tricks, best practices, selber machen, selbst machen, selber bauen, richtig, für anfänger, für einsteiger, checkliste, kochrezept, besser',
    history:
      'geschichte der, geschichte des, geschichte von, geschichte vom, geschichte, historie, ursprung, ursprünge, entstehungsgeschichte, entwicklungsgeschichte, chronik, vergangenheit, aufstieg, untergang, im wandel der zeit, von den anfängen, anfänge, damals und heute',
    training:
      'schulung*, unterweisung*, fortbildung*, weiterbildung*, training*, onboarding*, einarbeitung*, workshop*, kurs, kurse, kursus, seminar*, lektion*, unterrichtsstunde*, erste hilfe kurs, sicherheitsunterweisung*, lehrgang*, einweisung*, sensibilisierung*, unterrichtseinheit*',
    pitch:
      'pitch*, investor*, gründungsidee*, geschäftsidee*, startup idee, produktidee*, unternehmensgründung*, finanzierungsrunde*, seed runde, fundraising, kapitalsuche, verkaufspräsentation*, förderantrag*, businessplan*, bewerbung um, crowdfunding, spendenaufruf*',
    plan: 'plan, pläne, planung*, projektplan*, umsetzungsplan*, maßnahmenplan*, aktionsplan*, marketingplan*, einführungsplan*, jahresplan*, roadmap*, fahrplan*, strategie*, konzept*, projektstart*, kickoff*, kick off*, zeitplan*, auftakt*, kampagne*, vorhaben*, programm für, businessstrategie',
    report:
      'bericht*, statusbericht*, quartalsbericht*, jahresbericht*, monatsbericht*, zwischenbericht*, abschlussbericht*, projektstatus*, projektstand*, geschäftsbericht*, tätigkeitsbericht*, rechenschaftsbericht*, rückblick*, jahresrückblick*, retrospektive*, bilanz, ergebnisse, auswertung*, status, stand, lagebericht*, report*, review*, update*, fortschritt*, quartalszahlen, jahreszahlen, evaluation*, zwischenstand',
    problem:
      'fehlzeiten, krankenstand, abwesenheit*, mangel an, *mangel, lärm*, *lärm, vandalismus, mobbing*, *mobbing, verschwendung, *verschwendung, verspätung*, beschwerde*, reklamationen, fluktuation, verluste, diebstahl*, *diebstahl, diebstähle, *diebstähle, unfälle, *unfälle, dürre*, trockenheit, rückgang, *rückgang, leerstand, einsamkeit, problem mit, probleme mit, ärger mit, gegen, reduzieren, reduzierung*, verringern, verringerung*, senken, weniger, versäumte termine, terminausfälle',
    welcome:
      'willkommen, begrüßung*, neue freiwillige, neuen freiwilligen, neue ehrenamtliche, neuen ehrenamtlichen, neue mitglieder, neuen mitglieder, neuer mitglieder, neuen mitgliedern, neue mitarbeitende, neuen mitarbeitenden, neue mitarbeiter, neuer mitarbeiter, neuen mitarbeiter, neuen mitarbeitern, neue mitarbeiterinnen, neuen mitarbeiterinnen, neue kollegen, neuen kollegen, neue kolleginnen, neuen kolleginnen, neue auszubildende, neuen auszubildenden, neue azubis, neuen azubis, neue eltern, neuen eltern, neuzugezogene*, neulinge, neuankömmlinge, erster tag, erste tag, ersten tag, erster arbeitstag, erste arbeitstag, ersten arbeitstag',
    venture:
      'eröffnen, wir eröffnen, eröffnung eines, eröffnung einer, eröffnung unseres, eröffnung unserer, gründen, gründung eines, gründung einer, gründung unseres, gründung unserer, existenzgründung*, selbständig machen, selbstständig machen, selbständigkeit, selbstständigkeit, eigenes unternehmen, eigenes geschäft, eigener betrieb, eigenen betrieb, eigene firma, eigener laden, eigenen laden, start-up, startup',
    advice:
      'schlaf, schlafen, schlafhygiene, gesund, gesunde, gesunder, gesundes, gesunden, gesünder, ernährung*, stress*, rückenschmerzen, bildschirmzeit*, energie sparen, energiesparen, strom sparen, stromsparen, geld sparen, erste hilfe, ersten hilfe, erster hilfe, wohlbefinden*, achtsamkeit, mehr bewegung, fit bleiben, fit im alter, leben mit, sicher zu hause, sicher zuhause',
    rules:
      'regeln, *regeln, hausordnung*, schulordnung*, badeordnung*, platzordnung*, benutzungsordnung*, verhaltenskodex, richtlinie*, *richtlinie, *richtlinien, vorschriften, *vorschriften, arbeitsschutz*, arbeitssicherheit*, brandschutz*, sicherheit am, sicherheit im, sicherheit auf, sicherheit bei, hygiene*, datenschutz*, dsgvo, passwort*, passwörter, passwörtern, alleinarbeit',
    event:
      'tag der offenen tür, tages der offenen tür, tage der offenen tür, festival*, *festival, sommerfest*, herbstfest*, straßenfest*, stadtfest*, dorffest*, schulfest*, kinderfest*, vereinsfest*, nachbarschaftsfest*, volksfest*, weinfest*, feier, feiern, *feier, *feiern, ausflug, ausflüge, ausflugs, *ausflug, *ausflüge, exkursion*, klassenfahrt*, vereinsfahrt*, party*, *party, konzert*, *konzert, turnier*, *turnier, jubiläum*, *jubiläum, hochzeit*, ferienlager*, sommerlager*, zeltlager*, klassentreffen*, ehemaligentreffen*, sporttag*, sportfest*, ausstellung*, *ausstellung, flohmarkt*, weihnachtsmarkt*, basar*',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Überblick',
    action: 'Maßnahme',
    owner: 'Verantwortlich',
    due: 'Termin',
    recommended: 'Empfohlen',
    and: 'und',
    from: 'von',
    to: 'auf',
    audience: 'Zielgruppe',
    item: 'Posten',
    figures: 'Kennzahlen',
    detail: 'Einzelheiten',
    question: 'Frage',
    total: 'Summe',
    summary: 'Zusammenfassung',
    sources: 'Quellen',
    amount: 'Betrag',
    source: 'Quelle',
    measure: 'Gegenmaßnahme',
    risk: 'Risiko',
    today: 'heutiger Weg',
    tomorrow: 'neuer Weg',
    toCollect: 'Was für diese Folie zu sammeln ist:',
    besides: 'Was wir außerdem wissen',
    versus: 'oder',
    contact: 'Kontakt',
  },
  stories: {
    change: `
      s 1 Die Botschaft in einem Satz / was das Publikum mitnehmen soll
      b 2 Wo wir heute stehen / wie es heute läuft und wer was macht / was es im Jahr kostet, mit Quelle / wo Fehler, Verzögerungen oder Risiken entstehen
      c 1 Warum jetzt handeln / Grund | der stärkste Grund, mit Beleg / Anlass | was diesen Zeitpunkt richtig macht / Folgen des Abwartens | was geschieht, wenn sich nichts ändert
      v 2 {A} und {b} im Vergleich / Kosten / Aufwand / Kontrolle / Schwachstellen
      b 3 Worauf es dem Publikum ankommt / seine erste Frage / die Zahl, auf die es schaut / was ein Nein auslösen würde
      m 2 Was es kostet und was es bringt / Einmalige Kosten / Laufende Kosten / Einsparungen / Amortisation
      p 1 Der Weg dorthin / Vorbereiten | Anforderungen, Daten und Beteiligte / Auswählen | Kriterien und wer entscheidet / Erproben | wo begonnen und wie Erfolg gemessen wird / Umstellen | Reihenfolge, Termine und Rückweg / Prüfen | was wann kontrolliert wird
      r 2 Risiken und Gegenmaßnahmen / was zu Beginn schiefgehen kann / was während der Umstellung schiefgehen kann / was danach schiefgehen kann
      c 4 Wer dabei sein muss / Förderer | wer die Entscheidung trägt / Team | Rollen, Kenntnisse und Zeitbedarf / Betroffene | wer danach anders arbeitet und was dabei hilft
      n 2 Wie es weitergeht / der erste Schritt / die anstehende Entscheidung / der Termin für den Bericht`,
    explain: `
      b 1 {X}: was ist das? / ein einfacher Satz, den alle verstehen / wo es uns begegnet / was dazugehört und was nicht
      c 1 Das Wichtigste / Zuerst | was man vor allem anderen wissen muss / Dann | was daraus folgt / Außerdem | was leicht übersehen wird
      p 2 Wie es dazu kommt / Am Anfang | wo, wann und womit / Danach | die Stationen der Reihe nach / Am Ende | was daraus wird, und für wen
      b 1 Ein Beispiel / wo und wann / was geschah, mit einer Zahl / was es zeigt
      m 3 {X} in Zahlen / Größe oder Menge / Veränderung / Vergleich mit Bekanntem
      c 2 Was es für uns bedeutet / Gut | was wir davon haben / Schwierig | was es kostet oder gefährdet / Offen | worüber noch gestritten wird
      b 1 Was bleibt / der eine Satz zum Merken / was jede und jeder damit anfangen kann / wo man nachlesen oder nachfragen kann`,
    compare: `
      s 2 Die kurze Antwort / was besser passt: {a} oder {b}, in einem Satz
      b 2 Was die Wahl leisten muss / das Ziel, um das es geht / die Grenzen: Geld, Zeit, Menschen / wer bis wann entscheidet
      d 1 {A}: Vor- und Nachteile / Vorteile | das stärkste Argument für {a} | ein zweites, mit einer Zahl | wer am meisten davon hat / Nachteile | was {a} kostet oder erschwert | wer dagegen wäre und warum | was sich dagegen tun lässt
      d 1 {B}: Vor- und Nachteile / Vorteile | das stärkste Argument für {b} | ein zweites, mit einer Zahl | wer am meisten davon hat / Nachteile | was {b} kostet oder erschwert | wer dagegen wäre und warum | was sich dagegen tun lässt
      v 1 Beides im direkten Vergleich / Kosten / Aufwand / Qualität / Risiko
      c 3 Was den Ausschlag gibt / Für {a} | die Lage, in der {a} klar besser ist / Für {b} | die Lage, in der {b} klar besser ist / Ein Mittelweg | wie sich beides verbinden lässt
      s 1 Unsere Empfehlung / Ihre Wahl zwischen {a} und {b} und der Grund, der sie entscheidet
      n 3 Wie es weitergeht / der erste Schritt nach der Entscheidung / was sich vorher ausprobieren lässt / wann die Entscheidung überprüft wird`,
    howto: `
      s 3 Was man davon hat / was das Ergebnis bringt, in einem Satz
      b 1 Was man vorher braucht / Werkzeug und Material / Zeit und Geld / was man schon wissen sollte
      p 1 Schritt für Schritt / Vorbereiten | was bereitliegen muss und wo / Anfangen | der erste Handgriff und worauf es ankommt / Weitermachen | die Hauptarbeit, mit Zeiten oder Mengen / Abschließen | woran man erkennt, dass es fertig ist
      c 2 Fehler, die sich vermeiden lassen / Am Anfang | was am häufigsten schiefgeht und warum / Unterwegs | was oft vergessen wird / Am Ende | was zu früh oder zu spät geschieht
      b 2 Woran man den Erfolg erkennt / wie ein gutes Ergebnis aussieht / was man prüfen oder messen kann / was zu ändern ist, wenn es nicht reicht
      b 4 Tipps aus der Erfahrung / eine Abkürzung, die Zeit spart / ein Kniff für ein besseres Ergebnis / was Fachleute anders machen
      b 1 Wie es weitergeht / was man heute tun kann / die nächste Stufe für später / wo man Hilfe findet`,
    history: `
      s 2 Warum diese Geschichte wichtig ist / was die Geschichte von „{x}“ über heute verrät, in einem Satz
      b 1 Die Anfänge / wo und wann alles begann / wer dahinterstand / was es vorher gab
      t 1 Die Wendepunkte / Jahr | der erste Wendepunkt / Jahr | eine Erfindung, ein Ereignis oder ein Mensch, der alles veränderte / Jahr | wann viele Menschen es kannten / Jahr | die jüngste große Veränderung
      c 2 Wer sie geprägt hat / Ein Mensch | Name, Rolle und was er oder sie tat / Ein Ort | wo es wuchs und warum gerade dort / Eine Idee | was daran neu war
      b 2 Was sich dadurch verändert hat / wie man vorher lebte oder arbeitete / was danach anders war / wer dabei verlor
      b 2 Wo wir heute stehen / die Lage heute, mit einer Zahl und ihrer Quelle / was von den Anfängen geblieben ist / was als Nächstes kommen könnte
      b 1 Was bleibt / das eine Datum, das man behalten sollte / der eine Name / eine Frage zum Weiterdenken`,
    training: `
      b 1 Was Sie danach können / was alle nach der Schulung können / was sie wissen / was sie ab morgen anders machen
      c 1 Warum es wichtig ist / Für andere | was sie von uns erwarten und woran sie es merken / Für Sie | was dadurch leichter wird / Wenn es schiefgeht | ein echter Fall und seine Folgen
      b 1 Die Grundlagen / der wichtigste Begriff, in einfachen Worten / die Regel, die immer gilt / wo sie nachzulesen ist
      p 1 So geht es richtig / Vorher | was man wissen, prüfen und bereithalten muss / Am Anfang | der erste Schritt, und wie er gelingt / Dann | der Hauptteil, mit Schritten oder Sätzen zum Üben / Am Ende | was zu prüfen, zu notieren oder weiterzugeben ist
      d 2 Richtig und falsch / Richtig | eine gute Gewohnheit | eine zweite | was man im Zweifel tut / Falsch | der häufigste Fehler | eine Abkürzung, die schadet | was nie erlaubt ist
      b 2 Übung / ein Fall aus dem Alltag, ohne Namen / die Aufgabe für Paare oder kleine Gruppen / woran man eine gute Lösung erkennt
      b 3 Testen Sie Ihr Wissen / eine leichte Frage / eine Frage mit Haken / eine Frage zum eigenen Arbeitsplatz
      b 1 Wo es Hilfe gibt / wer Fragen beantwortet, mit Telefon oder E-Mail / wo die Regeln stehen / der nächste Termin`,
    pitch: `
      s 1 Was wir tun, in einem Satz / was wir anbieten, für wen und was daran anders ist
      c 1 Das Problem / Wer es hat | welche Kundengruppe und wie viele es sind / Was es kostet | Zeit, Geld oder Ärger, mit Quelle / Der heutige Behelf | was heute genutzt wird und warum es nicht reicht
      p 1 Unsere Lösung / Heute | wie man mit dem Problem lebt / Mit uns | was sich beim ersten Einsatz ändert / Ergebnis | was danach besser ist, mit einer Zahl
      b 2 Der Markt / wie groß er ist, mit Quelle / wo wir anfangen / warum er jetzt wächst
      v 3 Was uns unterscheidet / Preis / Nutzen / Tempo / Schwachstellen
      b 2 Womit wir Geld verdienen / wer wie viel und wie oft zahlt / was es kostet, Kundschaft zu gewinnen / was je Kunde übrig bleibt
      b 2 Was wir schon erreicht haben / Nutzer, Umsatz oder Pilotprojekte, mit Datum / die treffendste Kundenstimme / was wir gelernt haben
      c 2 Das Team / Gründung | Name, Rolle und passende Erfahrung / Gründung | Name, Rolle und passende Erfahrung / Gesucht | welche Stelle als Nächstes besetzt wird
      b 1 Was wir brauchen / der Betrag oder die Entscheidung / wofür er verwendet wird / was damit bis wann erreicht wird`,
    plan: `
      s 1 Das Ziel in einem Satz / was am Ende anders ist, und bis wann
      d 2 Was dazugehört und was nicht / Im Umfang | das erste Ergebnis | das zweite | für wen es gemacht wird / Nicht im Umfang | was nicht gemacht wird | was später kommt | worum sich andere kümmern
      t 1 Meilensteine / Datum | Start: wer und was bereit sein muss / Datum | das erste Ergebnis zum Ansehen / Datum | Test oder Freigabe / Datum | Abschluss und Übergabe
      c 1 Wer was macht / Leitung | Name und was sie entscheidet / Team | Namen, Aufgaben und Zeit pro Woche / Auftraggeber | wer das Geld gibt und den Weg frei macht
      m 3 Was es braucht / Personal / Dienstleistungen und Lizenzen / Reserve / Summe
      r 1 Risiken und Gegenmaßnahmen / was das Projekt verzögern kann / was es teurer machen kann / was von anderen abhängt
      c 4 Wie wir zusammenarbeiten / Treffen | wie oft und mit wem / Entscheidungen | wer was entscheidet / Unterlagen | wo sie liegen
      n 1 Die ersten Schritte / die erste Aufgabe / die Entscheidung, die zum Start nötig ist / das nächste Treffen`,
    report: `
      s 1 Der Zeitraum in einem Satz / wie es gelaufen ist und was man wissen muss
      m 1 Die wichtigsten Zahlen / Ergebnis / Veränderung zum Vorzeitraum / Vergleich mit dem Ziel
      d 1 Was gut lief und was nicht / Gut gelaufen | der größte Erfolg, mit einer Zahl | was ihn möglich gemacht hat / Nicht gut gelaufen | der größte Rückschlag, mit einer Zahl | seine Ursache
      c 2 Woran wir gearbeitet haben / Erledigt | was abgeschlossen ist / In Arbeit | was läuft und bis wann / Blockiert | was wartet und auf wen
      b 2 Ausblick / das Ziel für den nächsten Zeitraum / was es verändern könnte / was zuerst geschehen muss
      r 3 Risiken und Gegenmaßnahmen / das dringendste Risiko / ein Risiko, das gewachsen ist / ein Risiko, das zu beobachten ist
      n 1 Entscheidungen und nächste Schritte / die Entscheidung, die jetzt nötig ist / der nächste Schritt / was beim nächsten Mal berichtet wird`,
    problem: `
      s 3 Das Problem in einem Satz / was schiefläuft, wie oft und für wen
      m 1 Wie groß das Problem ist / Heute / Vor einem Jahr / Anderswo
      c 1 Woher es kommt / Hauptursache | was dafür spricht / Zweite Ursache | was dafür spricht / Was es verschlimmert | wann und wo
      b 2 Wen es trifft / wer es zuerst merkt / was es sie kostet / was geschieht, wenn sich nichts ändert
      d 2 Was wir schon versucht haben / Hat geholfen | eine Maßnahme und was sie bewirkt hat / Hat nicht geholfen | eine Maßnahme und warum nicht
      c 1 Was wir tun können / Sofort | was weder Geld noch Beschluss braucht / Dieses Jahr | was vorzubereiten ist / Auf lange Sicht | was die Ursache beseitigt
      n 1 Wer was übernimmt / die erste Maßnahme / die zweite Maßnahme / die dritte Maßnahme
      b 2 Woran wir sehen, dass es wirkt / die Zahl, die wir beobachten / wo sie bis wann stehen soll / wer wie oft darauf schaut`,
    welcome: `
      b 1 Herzlich willkommen / wer wir sind, in einem Satz / seit wann es uns gibt, wie viele wir sind und wo / warum wir uns freuen, dass Sie da sind
      c 1 Was wir tun / Für wen | wer zu uns kommt / Was sie bekommen | was wir für sie tun oder ihnen geben / Was es bewirkt | das letzte Jahr in einer Zahl
      b 1 Ihre Aufgaben / was Sie an einem gewöhnlichen Tag tun / was Sie zuerst lernen / worum sich andere kümmern
      p 2 So läuft ein Tag / Ankommen | wann, wo und bei wem man sich meldet / Mitarbeiten | was nacheinander zu tun ist / Abschließen | was aufzuräumen, zu notieren und zu übergeben ist
      d 2 Was wir erwarten und was wir bieten / Wir bitten um | Zeiten, auf die Verlass ist | Verschwiegenheit über das, was unter uns bleibt / Wir bieten | jemanden, der Ihnen alles zeigt | was bezahlt, versichert oder kostenlos ist
      b 1 Sicherheit / Notausgänge, Erste Hilfe, Feuerlöscher / was niemand allein tut / wen man anruft, mit Nummer
      c 3 Wer ist wer / Leitung | Name und wofür zuständig / Begleitung | wer anfangs an Ihrer Seite ist / Büro | Dienstplan, Schlüssel, Auslagen
      n 1 Ihre ersten Schritte / der erste Tag: wann, wo und was mitzubringen ist / die Einführung und wer sie gibt / das Gespräch nach den ersten Wochen`,
    venture: `
      s 2 Die Idee in einem Satz / was entsteht, wo und für wen
      b 1 Warum hier und warum jetzt / wer kommen würde und wie viele / was bisher fehlt / was für uns spricht
      c 1 Was wir anbieten / Das Angebot | was man bei uns bekommt und zu welchem Preis / Der Unterschied | was es in der Nähe sonst nicht gibt / Die Kundschaft | wer zuerst kommt und wer später
      b 1 Standort und Ausstattung / Räume oder Fläche, mit Größe und Miete / was gebaut oder gekauft werden muss / was schon da ist
      b 2 Genehmigungen und Vorschriften / welche Genehmigung von wem und bis wann / Hygiene, Sicherheit, Versicherung / wer dabei hilft
      m 1 Was es kostet und wer es bezahlt / Start / Laufend im Monat / Eigenmittel, Kredite, Zuschüsse / Erwartete Einnahmen
      c 3 Wer es macht / Wir | was wir wissen und können / Personal | wie viele und wofür / Partner | Lieferanten, Bank, Beratung
      t 1 Zeitplan / Datum | Genehmigungen und Geld / Datum | Umbau und Einkauf / Datum | Probebetrieb / Datum | Eröffnung
      r 2 Risiken und Gegenmaßnahmen / weniger Kundschaft als erhofft / höhere Kosten / Verzögerungen
      n 1 Nächste Schritte / die Entscheidung, die jetzt ansteht / der erste Antrag oder das erste Angebot / das nächste Treffen`,
    advice: `
      b 1 Warum es sich lohnt / was dadurch besser wird / wen es betrifft, mit einer Zahl und ihrer Quelle / woran man merkt, dass sich etwas ändern sollte
      c 1 Was dem im Weg steht / Gewohnheit | was wir tun, ohne nachzudenken / Umstände | was es schwer macht, und für wen / Irrtum | was viele glauben und was stimmt
      c 1 Was hilft / Sofort | eine Kleinigkeit, die allen gelingt / Jeden Tag | eine Gewohnheit, die trägt / Mit der Zeit | was ein paar Wochen braucht
      p 2 Wie man es angeht / Vorher | was vorzubereiten ist / Dabei | worauf zu achten ist / Danach | was folgt und wann eine Pause guttut
      d 2 Besser so als so / Besser | ein guter Weg | ein zweiter / Lieber nicht | was schadet | was nur kurz hilft
      b 2 Wann man sich Hilfe holt / Anzeichen, die man ernst nehmen sollte / wen man fragt, mit Telefon und Sprechzeiten / was im Notfall zu tun ist
      b 1 Was bleibt / das eine, womit man heute anfängt / ein Merksatz für die Wand / wo man mehr erfährt`,
    rules: `
      b 1 Warum es diese Regeln gibt / was sie schützen, und wen / ein Fall, der es zeigt / wo und wann sie gelten
      c 1 Die wichtigsten Regeln / Immer | was alle tun / Niemals | was verboten ist / Im Zweifel | wen man vorher fragt
      b 2 Was neu ist / was sich ändert, und ab wann / was bleibt, wie es war / wem es hilft
      d 1 Richtig und falsch / Richtig | wie es gemacht wird | ein zweites Beispiel / Falsch | was häufig vorkommt | warum es ein Problem ist
      p 2 Wenn etwas passiert / Anhalten | was zuerst kommt / Anrufen | wen, mit Nummer / Helfen | was man selbst tun kann / Melden | wem und wie
      c 3 Wer zuständig ist / Für die Regeln | Name und Telefon / Für Kontrollen | was wann geprüft wird / Für Fragen | wo und wann
      b 1 Was man sich merken sollte / die Regel, auf die es am meisten ankommt / wo die Regeln stehen / ab wann sie gelten`,
    event: `
      b 1 Was, wann und wo / der Anlass in einem Satz / Datum, Beginn und Ende / Ort und Anfahrt
      b 1 Wozu wir es machen / was wir erreichen wollen / wer kommt, und wie viele / was die Gäste mitnehmen
      t 1 Programm / Uhrzeit | Begrüßung / Uhrzeit | erster Teil / Uhrzeit | Pause / Uhrzeit | zweiter Teil / Uhrzeit | Ende
      c 1 Wer was übernimmt / Vorher | Aufbau, Einladungen, Einkauf / Am Tag selbst | Empfang, Programm, Essen / Danach | Abbau, Dank
      m 2 Was es kostet und was es einbringt / Räume und Technik / Essen und Trinken / Einnahmen / Überschuss
      b 2 Was Gäste wissen sollten / Karten, Anmeldung, Preis / Anfahrt, Parken, Bus und Bahn, Barrierefreiheit / was mitzubringen ist
      r 3 Was schiefgehen könnte / Wetter / zu wenige oder zu viele Gäste / jemand fällt aus
      n 1 Was bis dahin zu tun ist / was als Erstes zu buchen ist / wofür noch Helfende fehlen / das letzte Treffen davor`,
  },
  icons: {
    head: 'last',
    details:
      'für, von, vom, mit, in, im, auf, an, am, zu, zum, zur, bei, aus, nach, vor, über, unter, durch, bis, ab, zwischen, der, des, und, pro, je',
    negations: 'kein, keine, keinen, keiner, keinem, nicht, nie, ohne, fehlt, fehlen, fehlend*, fehlende, mangel*',
    rows: {
      accessibility: 'barrierefrei*, inklusion, behinderung*, teilhabe',
      activity: 'aktivität*, belastung*, puls',
      'alarm-clock': 'frist, fristen, abgabefrist*, deadline*, dringend*, dringlichkeit',
      ambulance: 'notfall*, notfälle, rettungsdienst*, erste hilfe, krankenwagen',
      anchor: 'hafen, häfen, *hafen',
      apple: 'ernährung*, obst',
      archive: 'archiv*, archivierung',
      'arrow-left-right': 'austausch*, migration*, *migration, übergabe*, vergleich*, umstellung*, abwägung*',
      atom: 'physik, atom*, wissenschaft*, naturwissenschaft*',
      award: 'auszeichnung*, zertifi*, anerkennung*, akkreditierung*',
      baby: 'kinderbetreuung, elternzeit, geburt*, säugling*, baby*',
      'badge-check': 'qualität*, *qualität, qualitätssicherung, normen, compliance, geprüft*',
      banknote:
        'umsatz*, *umsatz, umsätze, erlös*, einnahmen, einkommen, gehalt, gehälter, lohn, löhne, geld, bargeld, vergütung*, verkauf, verkäufe, vertrieb*',
      'battery-charging': 'akku*, batterie*, ladestation*, *akku, ladesäule*, laden',
      bed: 'schlaf, übernachtung*, betten, unterkunft, unterkünfte',
      bell: 'benachrichtigung*, erinnerung*, alarm*, benachrichtigen, warnmeldung*',
      bike: 'fahrrad*, fahrräder, radweg*, radverkehr, lastenrad, lastenräder, *fahrrad, *fahrräder',
      blocks: 'modul, module, modular*, bausteine, baustein*, komponenten',
      'book-open':
        'leitfaden, leitfäden, handbuch, handbücher, dokumentation*, lehrplan, lesen, buch, bücher, literatur, glossar, richtlinie*',
      bot: 'roboter*, automatisier*, *automatisierung, chatbot*, automatisch*, ki agent, ki agenten',
      brain:
        'ki, künstliche intelligenz, maschinelles lernen, wissen, psycholog*, psychische gesundheit, gedächtnis, denken',
      briefcase: 'beruf*, karriere*, arbeitsplätze, arbeitsplatz, beschäftigung, beratung*, geschäft*',
      bug: 'programmfehler, schadsoftware, softwarefehler',
      building:
        'büro*, unternehmen*, firma, firmen, firmensitz, hauptsitz, gebäude*, immobilie*, standortgebäude, organisation*, verwaltung*',
      bus: 'bus, busse, nahverkehr, öpnv, *bus, *busse',
      cake: 'geburtstag*, kuchen, jubiläum*, jubiläen, fest, feier*',
      calculator: 'kalkulation*, berechnung*, buchhaltung*, buchführung, schätzung*, abrechnung*',
      calendar:
        'termin, termine, zeitplan*, kalender*, datum, wann, veranstaltung*, zeitraum, terminplan*, *termin, *termine, *zeitplan',
      'calendar-check': 'buchung*, reservierung*, terminvereinbarung*',
      camera: 'foto, fotos, fotograf*, kamera*',
      car: 'auto, autos, pkw, fahrzeug*, fuhrpark*, parken, parkplatz, parkplätze, führerschein*',
      'chart-column':
        'statistik*, ergebnis, ergebnisse, kennzahl*, messung*, messen, auswertung*, messwerte, umsatzzahlen, *statistik, kpi*',
      'chart-line': 'analyse*, *analyse, analysieren, trend, trends, prognose*, evaluation*, entwicklung',
      'chart-pie': 'marktanteil*, segment*, aufteilung*, anteile',
      'circle-check':
        'erledigt, abgeschlossen, abschluss, freigabe*, genehmigung*, bestätig*, abnahme*, zusage*, zustimmung*',
      'circle-question-mark': 'frage, fragen, offene fragen, faq, unklar*',
      'circle-x':
        'fehler, *fehler, ausfall, ausfälle, *ausfall, ablehnung*, absage*, storno*, irrtum, irrtümer, mythos, mythen',
      'clipboard-check':
        'prüfung*, prüfen, *prüfung, test, tests, testen, *test, *tests, kontrolle*, inspektion*, audit*, klausur*, überprüfung*, begutachtung*',
      'clipboard-list':
        'anforderung*, umfrage*, *umfrage, fragebogen, plan, pläne, planung*, planen, *planung, befragung*, bedarfsanalyse, bestandsliste',
      clock:
        'zeit, uhrzeit, öffnungszeit*, dauer, arbeitszeit*, wartezeit*, verspätung*, verzögerung*, pünktlich*, stunden, laufzeit*',
      cloud: 'cloud*',
      'cloud-rain': 'regen*, wetter*, niederschlag, niederschläge, unwetter, starkregen',
      code: 'software*, *software, programmier*, quellcode, entwickler*, schnittstellen, softwareentwicklung',
      coffee: 'kaffee*, pause, pausen, kaffeepause*, tee, espresso',
      cog: 'betrieb, betriebs*, maschine*, *maschine, *maschinen, anlage, anlagen, technik',
      coins:
        'kosten, *kosten, ausgaben, gebühr*, finanz*, *finanzierung, investition*, investieren, gewinn*, kapital*, fördermittel, förderung*, wirtschaft, wirtschaftlich*, *gebühr, *gebühren, *ausgaben, zuschuss, zuschüsse',
      compass: 'strategie*, strategisch*, *strategie, orientierung, ausrichtung, grundsätze, leitbild',
      container: 'container*, fracht*',
      cpu: 'technologie*, hardware, prozessor*, halbleiter*, chips',
      'credit-card': 'zahlung*, bezahlung, bezahlen, kreditkarte*, abonnement*, abo, abos',
      crown: 'premium*, könig*, monarchie',
      database: 'daten, datenbank*, *daten, datenbestand',
      dna: 'gene, genetik, genetisch*, dna, biologie, vererbung',
      dog: 'hund, hunde, haustier*',
      'door-open': 'eingang, empfang, begrüßung, willkommen, zutritt, eröffnung*',
      download: 'download*, herunterladen, installieren, installation*',
      droplet: 'wasser*, *wasser, flüssigkeit*, blut*, feuchtigkeit',
      dumbbell: 'sport*, fitness*, bewegung, turnen',
      ear: 'zuhören, gehör, hören',
      earth: 'klima*, planet*, erde, ökosystem*',
      eye: 'sichtbarkeit, transparenz, transparent*, aufmerksamkeit, beobachtung*, vision*, einblick*',
      factory: 'fabrik*, produktion*, fertigung*, industrie*, herstell*, *produktion, *industrie',
      'file-text':
        'dokument, dokumente, bericht*, *bericht, vertrag*, verträge, *vertrag, antrag, anträge, unterlagen, vorschrift*, protokoll*, lizenz*, formular*, konzeptpapier, mietvertrag, *dokument, *dokumente, *formular',
      film: 'film, filme, kino*',
      'fingerprint-pattern': 'identität*, identifi*, authentifizierung*, anmeldung',
      fish: 'fisch*, fischerei',
      flag: 'meilenstein*, auftakt*, länder, land, start, mission, führung',
      flame: 'feuer*, brand, brände, brandschutz, heizung*, wärme*, heizen',
      'flask-conical': 'experiment*, versuch*, chemie*, chemisch*, labor*, prototyp*, pilot*, erprobung*',
      folder: 'ordner, akten, aktenablage, ablage',
      footprints: 'fußabdruck*, fußgänger*, wandern, wanderung*, zu fuß, nächste schritte, erste schritte, schritte',
      fuel: 'kraftstoff*, treibstoff*, benzin, diesel, tankstelle*',
      funnel: 'trichter, filter*, auswahl*, vorauswahl, vertriebstrichter',
      'gamepad-2': 'spiel, spiele, gaming, computerspiel*',
      gauge:
        'leistung*, geschwindigkeit*, kapazität*, auslastung*, effizienz*, produktivität*, tempo, tempolimit, *effizienz',
      gavel: 'gericht, gerichte, urteil*, richter*, klage*',
      gem: 'wert, werte, nutzenversprechen, mehrwert*, luxus*',
      gift: 'geschenk*, bonus*, prämie*, spende, spenden, anreiz*, belohnung*',
      'git-branch': 'alternativen, optionen, varianten, variante',
      globe: 'international*, weltweit*, global*, internet*, website*, webseite*, welt*, ausland',
      'graduation-cap':
        'bildung*, *bildung, lernen, hochschule*, universität*, studium, studierende*, student*, schüler*, lehre, ausbildung*, qualifi*, kompetenz*, unterricht*, fähigkeiten, lernziele, *kompetenz, *kompetenzen, wissensaufbau',
      hammer:
        'bau, bauen, bauarbeiten, umsetzung*, handwerk*, sanierung*, renovierung*, umbau*, neubau*, aufbau, *umbau, *sanierung, *neubau',
      'hand-heart':
        'ehrenamt*, pflege*, fürsorge, wohltätig*, solidarität, soziales, engagement, betreuung*, freiwillige*',
      handshake:
        'partner*, kooperation*, zusammenarbeit, vereinbarung*, verhandlung*, vertrauen*, lieferant*, allianz*, sponsor*, *partner, *partnerschaft, zusammenhalt',
      'hard-drive': 'datensicherung*, backup*, festplatte*, datenspeicher*',
      'hard-hat': 'arbeitsschutz, arbeitssicherheit, baustelle*, bauarbeiter*, ingenieur*',
      headphones: 'support, kundendienst*, kundenservice, hotline*, helpdesk, podcast*, kundenbetreuung, service',
      heart: 'liebe, treue, kundentreue, wohlbefinden, empathie, loyalität, kundenbindung, wertschätzung',
      'heart-pulse': 'gesundheit*, medizin*, herz*',
      history: 'geschichte*, rückblick*, vergangenheit, ursprung*, hintergrund*, ausgangslage',
      hospital: 'krankenhaus*, krankenhäuser, klinik*, *klinik',
      hotel: 'hotel*, gastgewerbe',
      hourglass: 'geduld, wartezeiten, vorlaufzeit*',
      house: 'haus, häuser, wohnung*, wohnen, wohnraum, miete, mieten, haushalt, haushalte, zuhause, eigenheim*',
      image: 'bild, bilder, abbildung*, bildmaterial',
      inbox: 'posteingang, anfrage, anfragen',
      info: 'information*, fakten, fakt, info, infos, auskunft',
      key: 'schlüssel*, zugang*, zugänge, zugriff*, passwort*, passwörter, berechtigung*',
      landmark:
        'bank, banken, behörde*, regierung*, ministeri*, museum*, museen, politik*, demokratie*, parlament*, bundestag, staat*, kommune*, institution*, rathaus, *politik, *behörde',
      languages: 'sprache*, *sprache, *sprachen, übersetzung*, mehrsprachig*, lokalisierung',
      laptop: 'computer*, laptop*, digitalisierung*, homeoffice, home-office, digital*, mobiles arbeiten',
      layers: 'architektur*, infrastruktur*, plattform*, struktur*, ebenen, schichten',
      leaf: 'nachhaltig*, umwelt*, ökolog*, natur*, co2*, emission*, klimaschutz, biodiversität, artenvielfalt, bio, vegetarisch*, vegan*',
      library: 'bibliothek*, bücherei*',
      'life-buoy': 'hilfe*, rettung*, wiederherstellung*, unterstützung*, resilienz',
      lightbulb:
        'idee*, innovation*, innovativ*, lösung*, kreativität, erfindung*, erkenntnis*, konzept*, tipp, tipps, beleuchtung, inspiration, anlass',
      link: 'verbindung*, vernetzung*, lieferkette*, abhängigkeit*, verknüpfung*, schnittstelle',
      'list-checks':
        'aufgabe*, maßnahme*, prioritäten, priorisierung, checkliste*, vorbereit*, kriterien, todos, to-dos, arbeitspakete, *aufgaben, *maßnahmen, *kriterien',
      lock: 'datenschutz*, privatsphäre, verschlüssel*, vertraulich*, dsgvo',
      magnet: 'kundengewinnung, anziehung*, magnet*',
      mail: 'post, brief, briefe, e-mail*, email*, newsletter*, kontakt, kontakte, einladung*, kontaktaufnahme',
      map: 'karte, karten, landkarte*, region, regionen, fahrplan, roadmap, geografie, rundgang, rundreise*',
      'map-pin':
        'ort, orte, standort*, adresse*, wo, anfahrt, stadt, städte, stadtteil*, lage, reiseziel*, *standort, *standorte',
      medal: 'sieger*, rangliste*, medaille*, exzellenz',
      megaphone:
        'marketing*, werbung*, werben, kampagne*, *kampagne, kommunikation*, öffentlichkeitsarbeit, bekanntmachung*, ankündigung*, pr, *kommunikation',
      'message-circle':
        'rückmeldung*, feedback*, gespräch*, dialog*, diskussion*, chat*, nachricht, nachrichten, kommentar*',
      'messages-square':
        'community*, besprechung*, meeting*, sitzung*, interview*, debatte*, austauschformat*, soziale medien, social media, *sitzung, austausch, forum, foren',
      mic: 'mikrofon*, rede, reden, vortrag*, vorträge, stimme, sprecher*',
      microscope: 'diagnose*, diagnostik, mikroskop*, bakterien, viren, virus, erreger*',
      monitor: 'bildschirm*, display*, monitor, monitore, fernseh*',
      moon: 'nacht, nächte, mond',
      mountain: 'berg, berge, herausforderung*, gebirge, hürde*, hürden',
      'mouse-pointer-click': 'klick*, benutzerfreundlich*, nutzererlebnis, bedienung*, usability',
      music: 'musik*, konzert*, *konzert, festival*, lied, lieder, chor',
      network: 'netzwerk*, netz, organigramm*, hierarchie*',
      newspaper: 'presse*, zeitung*, medien, nachrichtenlage, veröffentlichung*, journalismus',
      package: 'produkt, produkte, *produkt, *produkte, paket*, verpackung*, ware, waren, sortiment*',
      paintbrush: 'malen, malerei, künstler*, gestaltung*',
      palette: 'design*, kunst, farbe, farben, marke, marken, markenauftritt, *design',
      pencil: 'schreiben, entwurf*, entwürfe, redaktion*, text, texte, texten, zeichn*, inhalte',
      percent: 'rabatt*, zins*, marge*, prozent*, mehrwertsteuer, quote, quoten, steuersatz',
      phone: 'telefon*, anruf*, telefonat*',
      'piggy-bank': 'sparen, ersparnis*, einsparung*, rücklage*, rente, altersvorsorge, *einsparung, *einsparungen',
      pill: 'medikament*, arznei*, therapie*, pharma*, behandlung*',
      plane:
        'flug, flüge, flughafen, flughäfen, reise, reisen, *reise, *reisen, urlaub*, tourismus, luftfahrt, dienstreise*',
      play: 'demo*, vorführung*',
      plug: 'strom, stromversorgung, steckdose*, *strom, anschluss',
      presentation:
        'präsentation*, schulung*, *schulung, *schulungen, workshop*, seminar*, kurs, kurse, weiterbildung*, fortbildung*, vorlesung*, training*, coaching, *workshop, *training',
      printer: 'druck, drucken, drucker*, druckerei',
      puzzle: 'integration*, komplexität*, puzzle*, kompatib*',
      'qr-code': 'qr code*',
      radar: 'überwachung*, monitoring*, radar, erkennung*',
      radio: 'radio*, rundfunk*, funk*, sensor*',
      receipt: 'rechnung*, steuer, steuern, beleg*, *rechnung, *rechnungen, *beleg, *belege, *steuer',
      recycle: 'recycl*, kreislauf*, wiederverwend*, wertstoff*',
      'refresh-cw':
        'aktualisierung*, erneuerung*, wandel, veränderung*, zyklus, transformation*, verlängerung*, update*, kontinuierliche verbesserung, wechsel',
      rocket:
        'markteinführung*, einführung*, launch*, rollout*, gründung*, start-up*, startup*, raumfahrt, *einführung, inbetriebnahme*',
      route: 'weg, wege, ablauf*, abläufe, vorgehen*, route*, strecke*, methodik, kundenreise',
      ruler: 'größe*, maß, maße, umfang, länge, entfernung*, abmessung*',
      satellite: 'satellit*, gps',
      scale:
        'recht, rechte, gesetz*, rechtlich*, gerechtigkeit, ethik*, gleichstellung*, gleichgewicht, ausgleich*, regulier*, abwägen, haftung*',
      school: 'schule*, *schule, *schulen, kindergarten, kita, kitas, grundschule*',
      scissors: 'kürzung*, schneiden, friseur*, schneider*',
      search:
        'recherche*, suche, suchen, forschung*, forschen, erkundung*, untersuch*, bestandsaufnahme*, entdecken, marktforschung',
      send: 'versand*, senden, einreichen, einreichung*, absenden, verschicken',
      server: 'server*, rechenzentrum*, rechenzentren',
      settings: 'einstellung*, konfiguration*, einrichtung*, einrichten, anpassung*, steuerung*, *einstellungen',
      'share-2': 'teilen, weiterempfehlung*, verbreitung*, wissensaustausch, empfehlungsmarketing',
      shield: 'abwehr*, vorbeugung*, prävention*, immunsystem, verteidigung*',
      'shield-alert': 'bedrohung*, sicherheitslücke*, angriff*, cyberangriff*, sicherheitsvorfall*, vorfall, vorfälle',
      'shield-check':
        'sicherheit*, *sicherheit, schutz*, *schutz, garantie*, zuverlässig*, gewährleistung*, sicher, absicherung*',
      ship: 'schiff*, fähre*, export*, import, importe, boot, boote, schifffahrt',
      shirt: 'kleidung*, mode, textil*, bekleidung*, *kleidung',
      'shopping-bag': 'einkauf, einkaufen, verbraucher*, konsum*, käufer*',
      'shopping-cart':
        'onlinehandel, online-handel, bestellung*, warenkorb, onlineshop*, online-shop*, beschaffung*, kauf, kaufen, e-commerce, *bestellung, *bestellungen',
      signature: 'unterschrift*, unterzeichn*, unterschreiben, einwilligung*, vertragsabschluss',
      smartphone: 'app, apps, smartphone*, handy*, mobilgerät*, mobilfunk',
      smile: 'zufriedenheit*, *zufriedenheit, freude, spaß, motivation*, stimmung*, glück, zufriedene kunden, humor',
      snowflake: 'kälte*, winter*, schnee*, eis, kühlung*, klimaanlage*, frost, kühlen',
      sparkles: 'neuheit*, reinigung*, sauberkeit, neue funktionen, funktionen, einfachheit',
      sprout: 'saat*, säen, garten, gärten, pflanzung*, persönliche entwicklung, bepflanzung*, begrünung*',
      star: 'bewertung*, höhepunkt*, highlights, stern, sterne, ruf, image',
      stethoscope: 'arzt*, ärzte*, ärztin*, ärztlich*, patient*, untersuchung, vorsorge*, krankenpflege',
      store:
        'laden, läden, geschäfte, filiale*, handel, einzelhandel*, supermarkt*, supermärkte, marktplatz, marktplätze, markt, märkte, *handel',
      sun: 'sonne*, solar*, sommer*, photovoltaik*, fotovoltaik*',
      syringe: 'impf*, *impfung, spritze*',
      tag: 'preis*, *preis, *preise, angebot, angebote, etikett*, kennzeichnung*, tarif*',
      target: 'ziel, ziele, *ziel, *ziele, zielgruppe*, zielsetzung*, fokus, zweck, genauigkeit, präzision',
      telescope: 'ausblick*, zukunft*, langfristig*, astronomie, perspektive*',
      tent: 'camping*, zelt*, zeltlager',
      thermometer: 'temperatur*, fieber, hitze*, *temperatur',
      'thumbs-down': 'nachteil*, schwäche*, contra',
      'thumbs-up': 'vorteil*, stärke, stärken, nutzen, empfehlung*, pro',
      ticket: 'ticket*, eintritt*, fahrkarte*, eintrittskarte*',
      timer: 'reaktionszeit*, lieferzeit*, durchlaufzeit*, schnelligkeit, schnell*, antwortzeit*, sprint, sprints',
      tractor: 'landwirt*, traktor*, bauernhof*, bauern, ackerbau',
      'traffic-cone': 'verkehr, straßenverkehr, stau, staus, engpass*, engpässe, straßenbau*, hindernis*',
      'train-front': 'bahn*, zug, züge, s-bahn*, u-bahn*, straßenbahn*, schiene*, bahnhof*',
      'trash-2': 'müll*, abfall*, abfälle, entsorgung*, löschung*, löschen',
      'tree-pine': 'wald, wälder, baum, bäume, forst*, holz*, park, parks',
      'trending-down':
        'rückgang*, senkung*, verlust*, rückläufig*, sinkend*, reduzierung*, verringerung*, reduktion, *rückgang, abwanderung*',
      'trending-up':
        'wachstum*, *wachstum, wachsen, steigerung*, *steigerung, zunahme*, anstieg*, verbesserung*, fortschritt*, ausbau, erweiterung*, aufschwung',
      'triangle-alert':
        'risiko*, risiken, *risiko, *risiken, gefahr*, problem*, warnung*, krise*, *krise, störung*, schwierigkeit*',
      trophy: 'erfolg*, sieg, siege, gewinner*, wettbewerb*, konkurrenz*, wettkampf*, errungenschaft*',
      truck:
        'lieferung*, logistik*, transport*, spedition*, lkw, umzug*, umzüge, auslieferung*, güterverkehr, *lieferung, *logistik, *transport',
      umbrella: 'versicherung*, *versicherung, absicherung',
      upload: 'hochladen, upload*, veröffentlichen',
      user: 'person, profil, profile, persona, leiter, leitung, ansprechpartner*, projektleitung, leiterin, rolle, rollen',
      'user-check':
        'kunde, kunden, kundin*, kundschaft, mitglied, mitglieder, mandant*, neukunden, *kunden, anwesenheit',
      'user-plus':
        'einstellungen, neueinstellung*, personalgewinnung, rekrutierung*, recruiting*, einarbeitung*, onboarding, registrierung*, bewerbung*, bewerber*, personalsuche',
      users:
        'team*, *team, *teams, mitarbeit*, belegschaft, personal, menschen, teilnehm*, besucher*, wer, bevölkerung, einwohner*, familie*, nutzer*, anwender*, beteiligte, kollegen, kolleg*, fachkräfte, bürger*, beschäftigte*, arbeitsgruppe*, gruppe, gruppen, *personal, gemeinschaft',
      utensils:
        'essen, mittagessen, küche*, restaurant*, verpflegung*, gastronomie, speisen, kantine*, mahlzeit*, lebensmittel*, kochen',
      video: 'video*, streaming, aufzeichnung*',
      'volume-2': 'lärm*, ton, akustik, geräusch*, lautstärke',
      vote: 'wahl, wahlen, abstimmung*, wähler*, entscheidung*, entscheiden, beschluss, beschlüsse, *entscheidung',
      wallet: 'budget*, *budget, haushaltsplan, etat*, geldbeutel',
      warehouse: 'lager, lagerung, lagerhalle*, lagerhaltung, lagerbestand*, depot*, bestand',
      watch: 'wearable*, smartwatch*, armbanduhr*',
      waves:
        'meer*, ozean*, welle*, küste*, fluss, flüsse, hochwasser*, see, seen, schwimm*, gewässer*, überschwemmung*',
      wheat: 'getreide*, weizen, brot*, bäcker*, ernte*',
      wifi: 'wlan*, w-lan, breitband*, glasfaser*, funknetz, netzausbau',
      wind: 'wind*, luft*, lüftung*, *luft, atem*, atmung',
      workflow: 'prozess*, *prozess, *prozesse, arbeitsablauf*, arbeitsabläufe',
      wrench: 'wartung*, reparatur*, instandhaltung*, werkzeug*, reparieren, technische hilfe, *reparatur, *werkzeug',
      zap: 'energie*, *energie, elektro*, wirkung*, elektrisch*',
    },
  },
};
