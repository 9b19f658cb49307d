import type { Language } from './language';

export const language: Language = {
  tag: 'nl-NL',
  name: 'Dutch',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      "de het een en van in voor met op is zijn niet dat die aan te door over wij we onze ons naar bij maak maken presentatie worden wordt uit deze dit hoe waarom wat tussen zonder of als om er ook kan heeft moeten graag dia's alsjeblieft mijn nieuwe geen per",
    letters: '',
    sample:
      "ons bedrijf wil dit jaar groeien en we moeten nadenken over wat onze klanten echt nodig hebben mensen werken beter als ze weten waarom verandering belangrijk is elk team heeft een plan met duidelijke doelen voor het volgende kwartaal omzet kosten winst medewerkers opleiding gezondheid veiligheid kennis school leraren leren geschiedenis wetenschap weer klimaat energie water eten koken reizen stad straten gebouwen huizen vrienden familie kinderen overzicht inleiding basis tips ideeën stand van het project klantenservice productontwikkeling verkoop merk gezonde voeding vogels bomen bloemen tuin muziek films boeken machine kwaliteit toets toeleveringsketen levering magazijn betaling bestelling beheer directie gegevens wekelijks maandelijks jaarlijks samenvatting vergadering resultaten vragen antwoorden uitdagingen kansen volgende stappen verantwoordelijkheid gemeenschap toekomst samenleving economie milieu duurzaamheid hernieuwbare digitalisering werving vervoer station fiets ziekenhuis zorg rekening belasting contract strategie verslag begroting maatregelen planning taken zwakke punten sterke punten risico's personeel inkoop vakantie kantoor verwarming elektriciteit groei vergrijzing vandaag veel altijd beter nieuw werk woningen moestuin afval vrouwen jeugd wijk gemeente huisvesting schoolreis zonnepanelen mooiste markt markten voorstel honden katten verhuizing buurt verkoop paraplu handel",
  },
  regions: [
    {
      tag: 'nl-BE',
      fewest: 2,
      marks:
        'belgië belgische vlaanderen vlaams vlaamse schepen schepenen schepencollege ocmw mutualiteit vdab rsz bpost nmbs antwerpen antwerpse gent gentse leuven brugge mechelen hasselt kortrijk oostende aalst zaakvoerder diensthoofd proficiat gewest bedrijfsrevisor vrt vlaio turnhout',
      against:
        'nederland nederlandse wethouder wethouders amsterdam rotterdam utrecht eindhoven groningen haarlem tilburg breda nijmegen arnhem zwolle uwv kvk belastingdienst waterschap limburgse rijkswaterstaat ggd mbo vmbo havo mkb',
    },
  ],
  languageNames: {
    en: 'engels, engelse, engelstalig, engelstalige',
    de: 'duits, duitse, duitstalig, duitstalige',
    fr: 'frans, franse, franstalig, franstalige',
    es: 'spaans, spaanse, spaanstalig, castiliaans',
    pt: 'portugees, portugese',
    it: 'italiaans, italiaanse',
    nl: 'nederlands, nederlandse, nederlandstalig, nederlandstalige, vlaams, vlaamse',
    pl: 'pools, poolse',
    tr: 'turks, turkse',
    ru: 'russisch, russische',
    ar: 'arabisch, arabische',
    he: 'hebreeuws, hebreeuwse, ivriet',
    hi: 'hindi',
    zh: 'chinees, chinese, mandarijn, kantonees',
    ja: 'japans, japanse',
    ko: 'koreaans, koreaanse',
  },
  counting: {
    from1:
      'een/één/enkele twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig',
    unitsOfTens: 'een twee drie vier vijf zes zeven acht negen',
    join: '{u}en{t}',
    more: 'één_enkele=1 een_enkele=1 een_half_dozijn=6 half_dozijn=6 een_tiental=10 tiental=10 een_dozijn=12 dozijn=12 een_twintigtal=20 twintigtal=20 een_dertigtal=30 dertigtal=30 een_vijftiental=15 vijftiental=15 tweeëntwintig=22 drieëntwintig=23 tweeëndertig=32 drieëndertig=33 tweeënveertig=42 drieënveertig=43',
    ordinals:
      'ten_eerste/eerst/als_eerste/eerste_punt ten_tweede/als_tweede/tweede_punt ten_derde/als_derde/derde_punt ten_vierde ten_vijfde ten_zesde ten_zevende ten_achtste ten_negende ten_tiende',
  },
  calendar: {
    months:
      'januari/jan februari/feb/febr maart/mrt april/apr mei juni/jun juli/jul augustus/aug september/sep/sept oktober/okt november/nov december/dec',
    weekdays: 'maandag/ma dinsdag/di woensdag/wo donderdag/do vrijdag/vr/vrij zaterdag/za/zat zondag',
    quarter: 'q, k, kw, kwart, kwartaal, kwartalen',
    half: 'h, halfjaar, half jaar, jaarhelft, helft',
    periods:
      'week, weken, wk, maand, maanden, mnd, dag, dagen, werkdag, werkdagen, jaar, jaren, sprint, sprints, uur, uren, sessie, sessies, seizoen, bijeenkomst, schooljaar, periode, lesweek',
    around:
      'voor, vóór, uiterlijk, uiterlijk op, op, in, tot, tot en met, t/m, tot eind, vanaf, sinds, na, per, tegen, eind, begin, half, medio, einde, voor eind, begin van, eind van, rond, omstreeks, ten laatste, deadline, vanaf begin, met ingang van, ingaande',
    relative:
      'vandaag, morgen, gisteren, overmorgen, eergisteren, vanavond, vanmiddag, vanochtend, deze week, volgende week, vorige week, komende week, afgelopen week, deze maand, volgende maand, vorige maand, komende maand, eind deze week, einde week, eind van de week, eind van de maand, einde maand, dit jaar, volgend jaar, zo snel mogelijk, zsm, z.s.m., asap, direct, per direct, doorlopend, lopend, nu, nu meteen, meteen, einde dag',
  },
  scales: {
    '1e3': 'k, duizend, duizenden, dzd',
    '1e6': 'm, mn, mln, mio, miljoen, miljoenen',
    '1e9': 'mld, mrd, mlrd, bn, bln, miljard, miljarden',
    '1e12': 'biljoen, biljoenen',
  },
  partOf: 'van',
  units:
    'procent, percent, pct, promille, procentpunt, procentpunten, punten, punt, basispunten, mensen, personen, persoon, uur, uren, minuten, minuut, min, seconden, seconde, dagen, dag, weken, week, maanden, maand, jaar, jaren, euro, euros, dollar, dollars, pond, ton, tonnen, kilo, kilogram, gram, liter, liters, meter, meters, kilometer, kilometers, vierkante meter, m2, hectare, hectaren, graden, gebruikers, klanten, medewerkers, werknemers, collega’s, fte, ftes, fte’s, stuks, stuk, eenheden, artikelen, leerlingen, studenten, scholieren, bezoekers, gasten, kaartjes, tickets, bestellingen, orders, leden, gevallen, telefoontjes, meldingen, incidenten, locaties, vestigingen, winkels, woningen, huishoudens, gezinnen, patiënten, cliënten, bedden, plaatsen, plekken, zitplaatsen, kamers, ritten, downloads, sessies, abonnees, deelnemers, vrijwilligers, respondenten, inwoners, keer, maal, pakketten, fietsen, auto’s, bomen, panelen, vergunningen, aanvragen, overnachtingen, maaltijden',
  words: {
    slide:
      "slide, slides, dia, dia's, dias, slide's, sheet, sheets, slideje, slidejes, presentatiedia, presentatiedia's, sildes, powerpointslides, powerpointdia's",
    page: "pagina, pagina's, paginas, pag, blz, bladzijde, bladzijden, bladzijdes, pager",
    deck: 'presentatie, presentaties, presentatietje, deck, decks, slidedeck, slide deck, powerpoint, power point, powerpointpresentatie, powerpoint-presentatie, ppt, pptx, keynote, pitchdeck, pitch deck, slideshow, diapresentatie, diavoorstelling, presentation, lezing, spreekbeurt, webinar, praatje, presentatietje',
    make: 'maak, maken, gemaakt, maak er, maak hier, maak van, creëer, creëren, genereer, genereren, schrijf, schrijven, bereid, bereid voor, voorbereiden, bereiden, ontwerp, ontwerpen, stel op, opstellen, stel samen, samenstellen, bouw, bouwen, zet om, omzetten, zet dit om, zet deze, vat samen, samenvatten, samengevat, werk uit, uitwerken, uit te werken, werk om, omwerken, verwerk, verwerken, verwerk tot, vertaal naar, giet in, gieten, in elkaar zetten, zet in elkaar, in elkaar draaien, knutsel, produceer, produceren, aanleveren, schets, schetsen, ontwikkel, ontwikkelen, structureer, structureren, geef me, geef mij, geef ons, help me, help mij, help ons, presenteer, presenteren, vormgeven, opzetten, zet op, opmaken, omgezet, te maken, destilleer, vorm om, omvormen, om te zetten, te schrijven, op te stellen, voor te bereiden',
    show: 'gebruik, gebruiken, gebruikt, voeg toe, toevoegen, toe te voegen, toegevoegd, voeg, neem op, opnemen, op te nemen, opgenomen, neem mee, meenemen, mee te nemen, laat zien, laten zien, te laten zien, laat, toon, tonen, te tonen, geef weer, weergeven, weer te geven, weergegeven, zet, zetten, plaats, plaatsen, benadruk, benadrukken, markeer, markeren, licht uit, uitlichten, breng in beeld, in beeld brengen, visualiseer, visualiseren, gevisualiseerd, vermeld, vermelden, noem, noemen, behandel, behandelen, teken, tekenen, lijst op, som op, opsommen, vergelijk, vergelijken, zet af, zet tegenover elkaar, zet naast elkaar, leg uit, uitleggen, uit te leggen, beschrijf, beschrijven, presenteer, presenteren, illustreer, illustreren, focus, focus op, leg de nadruk, met nadruk op, nadruk op, ga in, splits, splitsen, verdeel, verdelen, groepeer, groeperen, deel in, indelen, vat samen, samenvatten, begin, beginnen, start, starten, open, openen, werk met, werken met, laat terugkomen, besteed aandacht aan, verwerk, zet er, geef aan, aangeven, opent, eindig, sluit af',
    keep: 'houd, hou, houden, vermijd, vermijden, beperk, beperken, beperkt, zorg, zorg dat, zorg ervoor, zorgen, let op, let erop, laat weg, weglaten, weg te laten, sla over, overslaan, over te slaan, skip, laat achterwege, niet, geen, nooit, alleen, enkel, uitsluitend, slechts, zonder, niet meer dan, maximaal, moet, moeten, mag, mogen, hoeft niet, hoeft geen, liever geen, liever niet, graag geen, niks, niets, verwijder, verwijderen, negeer, negeren, schrap, schrappen, strikt, blijf, blijven, blijf bij, hou je aan, houd je aan, verzin, verzin niets, niet verzinnen, wees, s.v.p. geen',
    want: 'wil, willen, wilde, wilden, wou, zou, zou graag, zouden graag, zouden, wil graag, willen graag, heb nodig, hebben nodig, nodig, heb ik nodig, hebben we nodig, graag, zoek, zoeken, ben op zoek, op zoek naar, moet, moeten, moest, behoefte, gewenst, wens, wensen, dient, dienen, verzoek, gevraagd, hoort, horen, gezocht',
    please:
      'alsjeblieft, alstublieft, alsjeblief, aub, a.u.b., svp, s.v.p., ajb, please, pls, plz, kun je, kan je, kunt u, kan u, kunnen jullie, kun jij, wil je, wilt u, willen jullie, zou je, zou u, zou jij, zouden jullie, zou fijn zijn, zou mooi zijn, zou leuk zijn, zou handig zijn, zou top zijn, graag, gelieve, bedankt, alvast bedankt, dank, dank je, dankjewel, dank u, help me, help mij, help ons, wil je me helpen, indien mogelijk, als het kan, als het lukt, het liefst, liefst, bij voorkeur, vriendelijk verzoek',
    ourselves: 'ik, wij, we, mij, me, mijn, ons, onze, heb, ben, zijn wij, zijn we, presenteer, mn',
    below:
      'onderstaand, onderstaande, hieronder, het volgende, bijgevoegd, bijgevoegde, in de bijlage, bijlage, bijlagen, als bijlage, meegestuurd, meegestuurde, geplakt, geplakte, gekopieerd, hierbij, hier is, hier zijn, hier heb je, hier komen, hier de, dit is, dit zijn, zie onder, zie hieronder, deze tekst, de tekst, deze notities, de notities, mijn notities, onze notities, notities, deze aantekeningen, de aantekeningen, mijn aantekeningen, aantekeningen, deze mail, deze e-mail, de mail, deze mailwisseling, deze gegevens, de gegevens, deze data, de data, deze tabel, de tabel, deze cijfers, de cijfers, deze lijst, de lijst, dit lijstje, dit rapport, het rapport, dit verslag, het verslag, dit document, het document, deze csv, deze export, dit bestand, het bestand, dit artikel, het artikel, deze readme, deze specificatie, dit transcript, het transcript, deze transcriptie, dit gesprek, het gesprek, deze chat, de chat, deze notulen, de notulen, dit materiaal, het materiaal, bron, op basis van, op basis hiervan, gebaseerd op, aan de hand van, hieruit, hiervan, uit dit, uit deze, ruwe notities, losse notities, de volgende, volgende tekst, volgende gegevens, volgende punten, volgende informatie, volgende notities',
    about:
      'over, rond, rondom, omtrent, betreffende, inzake, aangaande, met betrekking tot, m.b.t., mbt, met als onderwerp, met als titel, met de titel, getiteld, genaamd, onder de titel, over het onderwerp, over het thema, rond het thema, met als thema, op het gebied van, die uitlegt, dat uitlegt, die laat zien, die ingaat op, dat ingaat op, die gaat over, dat gaat over, gaat over, gaan over, onderwerp, thema, om uit te leggen, om te laten zien',
    for: 'voor, aan, gericht op, gericht aan, bedoeld voor, bestemd voor, ten behoeve van, t.b.v., tbv, voor gebruik bij, tegenover, te presenteren aan, om te presenteren aan, presenteren aan, presenteer aan, te presenteren bij, laten zien aan, om te laten zien aan, te houden voor, om te overtuigen, overtuigen, doelgroep, in te zetten bij',
    people:
      "leerling, scholieren, studenten, student, brugklas, brugklassers, klas, klassen, groep, groepen, kleuters, kinderen, jongeren, tieners, pubers, jeugd, beginners, starters, bestuur, bestuurders, bestuursleden, dagelijks bestuur, algemeen bestuur, raad van bestuur, raad van commissarissen, raad van toezicht, rvc, rvt, commissarissen, toezichthouders, team, teams, teamleden, managementteam, mt, management, directie, directeur, directeuren, directieteam, leiding, leidinggevenden, manager, managers, teamleiders, medewerkers, collega's, collega, personeel, werknemers, staf, hoofdkantoor, hr, ceo, cfo, cto, cio, coo, baas, chef, investeerders, investeerder, aandeelhouders, financiers, geldschieters, partners, samenwerkingspartners, leveranciers, klant, klanten, cliënten, opdrachtgever, opdrachtgevers, afnemers, gebruikers, prospects, ouders, ouderraad, oudercommissie, verzorgers, families, mantelzorgers, patiënten, cliëntenraad, artsen, huisartsen, verpleegkundigen, verzorgenden, zorgverleners, zorgprofessionals, apothekers, docenten, leraren, leerkrachten, schoolleiding, hoogleraren, bedrijven, bedrijf, ondernemers, mkb, mkb'ers, zzp'ers, startups, start-ups, winkeliers, horecaondernemers, publiek, breed publiek, luisteraars, toehoorders, leken, ontwikkelaars, developers, programmeurs, ingenieurs, engineers, monteurs, technici, experts, deskundigen, specialisten, vakgenoten, vrijwilligers, bewoners, buurtbewoners, wijkbewoners, omwonenden, huurders, buren, buurt, burgers, inwoners, gemeente, gemeenteraad, raad, raadsleden, college, college van b en w, b&w, wethouder, wethouders, burgemeester, schepen, schepenen, provincie, ministerie, minister, ambtenaren, beleidsmakers, jury, pers, journalisten, stagiairs, stagiaires, leerling-verpleegkundigen, bbl'ers, trainees, nieuwkomers, nieuwe medewerkers, nieuwe collega's, nieuwelingen, verkopers, sales, salesteam, verkoopteam, inkopers, accountmanagers, leden, ledenvergadering, algemene ledenvergadering, alv, vereniging, vve, club, stichting, donateurs, sponsors, sponsoren, fondsen, toeristen, bezoekers, gasten, reizigers, boeren, telers, tuinders, juristen, advocaten, notarissen, accountants, bank, banken, bankiers, stuurgroep, projectgroep, werkgroep, ondernemingsraad, or, vakbond, vakbonden, medezeggenschapsraad, mr, commissie, afdeling, afdelingen, vergadering, overleg, bijeenkomst, congres, seminar, school, universiteit, hogeschool, ouderen, senioren, volwassenen, deelnemers, kandidaten, coaches, trainers, spelers, koks, chauffeurs, magazijnmedewerkers, ploegleiders, stakeholders, belanghebbenden, iedereen, wijkteam, zorgteam, leerlingen",
    each: 'per, elke, elk, iedere, ieder, op elke, op iedere, op elk, in elke, in iedere',
    word: 'woord, woorden, bullet, bullets, bulletpoint, bulletpoints, bullet points, punt, punten, opsommingspunten, opsomtekens, regel, regels, zin, zinnen, zinnetjes, tekens, karakters, steekwoorden, kernwoorden, items',
    minute: 'minuut, minuten, minuutjes, min, uur, uren, uurtje, half uur, halfuur, kwartier, kwartiertje',
    exactly:
      'precies, exact, alleen, slechts, enkel, uitsluitend, in totaal, totaal, alles bij elkaar, niet meer en niet minder, niet meer of minder, strikt, nauwkeurig, maar',
    around:
      'ongeveer, circa, ca, zo’n, rond, rond de, om en nabij, een stuk of, stuk of, plusminus, plus minus, grofweg, pakweg, bij benadering, min of meer, misschien, zeg, ergens rond, ergens tussen, enkele, een paar, zoiets als, liefst, idealiter, ruwweg, of zo, ofzo',
    atMost:
      'maximaal, max, hooguit, hoogstens, ten hoogste, op zijn hoogst, niet meer dan, tot, tot maximaal, onder de, minder dan, maximum, een maximum van, met een maximum van, binnen, of minder, of korter, niet langer dan, limiet van, bovengrens',
    atLeast:
      'minimaal, min, minimum, ten minste, tenminste, minstens, op zijn minst, op z’n minst, niet minder dan, meer dan, of meer, vanaf, een minimum van',
    to: 'tot, of, à, a, tot en met, t/m, tm, en, tot aan',
    and: 'en, alsook, alsmede, plus, evenals, en ook',
    no: 'niet, geen, zonder, nooit, niks, niets, nee, vermijd, laat weg, sla over, behalve, skip, noch',
    begin:
      'begin, begint, beginnen, beginnend, begin met, start, starten, start met, startend, open, openen, opent, opening, om te beginnen, eerst, eerste, als eerste, ter inleiding, aan het begin, allereerst',
    end: 'eindig, eindigt, eindigen, eindigend, einde, eind, aan het eind, aan het einde, op het eind, sluit af, sluit, afsluiten, af te sluiten, afsluitend, afsluiting, rond af, afronden, afrondend, tot slot, als laatste, ten slotte, tenslotte, laatste, slot, ter afsluiting',
    language:
      'in het, in, naar het, taal, talen, in de taal, voertaal, geschreven in het, geschreven in, vertaald naar het, vertaald in het, vertaal naar het, vertaal in het, vertalen naar het, tekst in het, teksten in het, alles in het, slides in het, presentatie in het, taal van de presentatie',
    titleLabel:
      'de boodschap, kernboodschap, titel, onderwerp, thema, betreft, betr, re, werktitel, titel presentatie, titel van de presentatie, titel voorblad, voorblad, project, topic, title, kop, les, vak, evenement, titelslide, titeldia, omslag',
    audienceLabel:
      'doelgroep, publiek, voor wie, toehoorders, luisteraars, lezers, audience, voor, doelpubliek, deelnemers, gehoor, gericht aan, bestemd voor',
    toneLabel:
      'toon, stijl, tone of voice, tone-of-voice, schrijfstijl, tone, register, taalgebruik, sfeer, aanspreekvorm',
    countLabel:
      "slides, aantal slides, aantal dia's, dia's, lengte, aantal pagina's, pagina's, aantal sheets, sheets, hoeveel slides",
    languageLabel:
      'taal, talen, language, voertaal, taal van de presentatie, taal slides, taal presentatie, uitvoertaal',
    authorLabel:
      'auteur, auteurs, spreker, sprekers, presentator, gepresenteerd door, door, opgesteld door, opsteller, gemaakt door, voorbereid door, geschreven door, schrijver, verslag door, notulist, docent, author, presentatie door',
    dateLabel:
      'datum, d.d., dd, datum en tijd, laatst bijgewerkt, bijgewerkt, bijgewerkt op, laatst gewijzigd, gewijzigd, gepubliceerd, publicatiedatum, ingangsdatum, versiedatum, per, stand per, date, datum presentatie, plaats en datum',
    noteLabel:
      'notities, notitie, notes, sprekersnotities, sprekernotities, notities spreker, notities voor de spreker, spreektekst, speaker notes, opmerkingen, script, te vertellen, voice-over',
    footLabel: 'voetnoot, voetnoten, bron, bronnen',
    variant: 'variant, varianten, versie, versies, alternatief, alternatieven, voorstellen, ontwerpen, opties',
    toReader:
      'negeer, negeert u, taalmodel, chatbot, je bent een assistent, u bent een assistent, gedraag je, beste lezer, klik hier, accepteer cookies',
    fromNow:
      'voortaan, vanaf nu, uitsluitend, nu alleen, in plaats daarvan, enkel, alleen over, moeten, moet, vergeet, instructie, instructies, prompt',
    mailLabel:
      'van, aan, cc, bcc, verzonden, verstuurd, datum, onderwerp, bijlage, bijlagen, beantwoorden aan, antwoord aan, prioriteit, urgentie, ontvangen, from, to, sent, subject, date',
    greeting:
      "hoi, hoi allemaal, hallo, hallo allemaal, hey, hee, hi, hai, heej, dag, dag allemaal, beste, beste allemaal, beste collega's, beste team, lieve, lieve allemaal, goedemorgen, goede morgen, goedemiddag, goede middag, goedenavond, goedendag, goeiemorgen, goeiemiddag, goeiedag, geachte, geachte heer, geachte mevrouw, geachte heer/mevrouw, geacht bestuur, waarde, dames en heren, l.s., ls, jongens, hoi team, hallo team, hello, dear, morgen allemaal",
    farewell:
      'groet, groeten, groetjes, gr, grt, grtz, mvg, m.vr.gr., met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, met hartelijke groet, hartelijke groet, hartelijke groeten, warme groet, liefs, lieve groet, lieve groetjes, veel liefs, met groet, beste groeten, hoogachtend, met de meeste hoogachting, met sportieve groet, met collegiale groet, collegiale groet, bedankt, hartelijk bedankt, alvast bedankt, bedankt alvast, alvast dank, alvast hartelijk dank, alvast hartelijk bedankt, bij voorbaat dank, hartelijk dank, veel dank, dank, dank je, dank je wel, dankjewel, dank u, dank u wel, dankuwel, thanks, thnx, thx, merci, bedankt weer, fijne dag, fijne avond, fijn weekend, fijne dag verder, fijne vakantie, tot snel, tot dan, tot morgen, tot maandag, tot ziens, tot straks, doei, doeg, ciao, cheers, regards, kind regards, best regards, dikke kus, kusjes, xx, xxx, mvrgr, veel succes, succes ermee',
    remark:
      'zie hieronder, zie onder, zie bijlage, zoals besproken, zoals afgesproken, conform afspraak, zoals beloofd, zoals toegezegd, ter info, ter informatie, t.i., fyi, laat maar weten, laat het me weten, laat weten, laat me weten, ik hoor het graag, hoor het graag, ik hoor graag, verzonden vanaf, verstuurd vanaf, verzonden vanaf mijn, verstuurd vanaf mijn, verzonden met, hoop dat, ik hoop dat, hopelijk, in de bijlage vind je, in de bijlage vindt u, bijgaand, bijgevoegd vind je, neem gerust contact op, schroom niet, aarzel niet, mocht je vragen hebben, mocht u vragen hebben, bij vragen, heb je vragen, vragen hoor ik graag, geen haast, geen stress, neem de tijd, sorry, sorry voor, excuses, excuus, ok, oke, oké, okee, okidoki, prima, top, helder, duidelijk, is goed, komt goed, doe ik, doen we, perfect, super, mooi, fijn, yes, haha, hahaha, hihi, lol, vertrouwelijk, niet doorsturen, dit bericht is vertrouwelijk, niet beantwoorden, afmelden, uitschrijven, afbeelding weggelaten, media weggelaten, audio weggelaten, sticker weggelaten, dit bericht is verwijderd, berichten en gesprekken zijn, end-to-end versleuteld, heeft de groep verlaten, is toegevoegd, heeft toegevoegd, neemt deel, bewerkt, doorgestuurd, ter herinnering, even een reminder, kijk maar, automatisch gegenereerd, automatische transcriptie, kan fouten bevatten, horen jullie mij, zien jullie mijn scherm, haha*, goede vraag, media weggelaten, end-to-end versleuteld, mee eens, top, helemaal goed, doorgestuurd bericht, oorspronkelijk bericht, denk aan het milieu, laatst bewerkt door, was deze pagina nuttig, cookies, privacybeleid, alle rechten voorbehouden',
    slideLabel: 'slide, dia, pagina, pag, blz, bladzijde, scherm, schermen, sheet, sl, s, p',
    stepLabel:
      'stap, fase, stadium, deel, etappe, golf, sprint, mijlpaal, week, dag, maand, jaar, ronde, les, sessie, bijeenkomst, workshop, bedrijf, tijdperk, periode, kwartaal, blok, moment, step, phase',
    optionLabel:
      'optie, variant, alternatief, scenario, plan, keuze, voorstel, route, model, pakket, abonnement, tarief, kandidaat, offerte, aanbod, aanbieder, leverancier, aanpak, versie, oplossing, niveau, option, perceel',
    itemLabel:
      'doel, doelstelling, leerdoel, punt, onderwerp, thema, hoofdstuk, deel, sectie, paragraaf, module, risico, principe, uitgangspunt, reden, pijler, prioriteit, initiatief, project, eenheid, blok, agendapunt, bijlage, regel, artikel, art, lid, vraag, bevinding, conclusie, aanbeveling, advies, besluit, kpi, key result, kr, okr, tip, fout, voorbeeld, casus, use case, functie, functionaliteit, oefening, opdracht, opgave, activiteit, actie, actiepunt, akte, verhaal, user story, ticket, melding, issue, probleem, knelpunt, bug, eis, requirement, maatregel, mythe, fabel, oorzaak, gevolg, uitdaging, kans, voordeel, nadeel, indicator, stelling, les',
    questionLabel: 'v, vr, vraag, q, faq, vragen',
    answerLabel: 'a, antw, antwoord, answer',
    nameKey:
      'naam, item, onderdeel, titel, taak, product, artikel, omschrijving, beschrijving, categorie, code, sleutel, samenvatting, regio, provincie, team, functie, functionaliteit, metriek, indicator, kpi, land, stad, plaats, gemeente, afdeling, project, activiteit, mijlpaal, onderwerp, thema, issue, melding, model, plan, klant, leverancier, locatie, vestiging, filiaal, winkel, station, lijn, kanaal, segment, bron, type, soort, stap, fase, gebied, wijk, sector, groep, klas, vak, magazijn, machine, voertuig, evenement, dienst, kostenpost, post, maand, kwartaal, jaar, name, title, task, key, summary',
    ownerKey:
      'eigenaar, actiehouder, verantwoordelijke, verantwoordelijk, trekker, uitvoerder, behandelaar, toegewezen aan, wie, door wie, contactpersoon, contact, projectleider, lead, persoon, medewerker, owner, assignee, aanspreekpunt, resp, naam actiehouder',
    dueKey:
      'deadline, termijn, streefdatum, einddatum, vervaldatum, opleverdatum, wanneer, voor wanneer, uiterlijk, datum, gereed, klaar op, klaar, gereed op, tot, oplevering, levering, planning, due, due date, eta, datum gereed',
    statusKey:
      'status, stand, stand van zaken, voortgang, fase, stadium, afgerond, gereed, oplossing, rag, toestand, state, progress, conditie',
    actionKey:
      'actie, acties, actiepunt, taak, to do, todo, to-do, volgende stap, wat, activiteit, maatregel, stap, opdracht, resultaat, wat moet er gebeuren, action, task, afspraak, omschrijving actie, deliverable',
    hierarchy:
      'organigram, organisatie, organisatiestructuur, organisatieschema, hiërarchie, boomstructuur, waardeboom, rapporteert aan, leidinggevende, manager',
    horizon:
      'nu, hierna, straks, daarna, later, korte termijn, middellange termijn, lange termijn, op korte termijn, op middellange termijn, op lange termijn',
    quoteWord:
      'zei, zegt, zeggen, aldus, volgens, schrijft, schreef, vertelt, vertelde, legt uit, legde uit, vroeg, vraagt, antwoordt, antwoordde, reageert, reageerde, voegt toe, voegde toe, stelt, stelde, merkt op, merkte op, benadrukt, meldt, verklaart, in de woorden van',
    total:
      'totaal, totalen, som, in totaal, eindtotaal, subtotaal, algemeen totaal, samen, alle, allemaal, gezamenlijk, gemiddeld, gemiddelde, tezamen, total, overall',
    genre:
      'notulen, verslag, transcript, transcriptie, interview, notities, aantekeningen, wijzigingslog, opzet, concept, memo, rapport, eindrapport, contactlijst, briefing, samenvatting, artikel',
    leaveOut:
      'niet noemen, noem niet, niet vermelden, vermeld niet, niet tonen, niet laten zien, niet opnemen, niet erop, niet erin, laat weg, laat maar weg, weglaten, laat buiten beschouwing, overslaan, sla over, niet over hebben, geen woord over, zonder te noemen',
    names: 'naam, namen',
    brackets: 'haak, haken, haakjes',
    codes: 'ticketnummer, ticketnummers, issuenummers, meldingsnummers, zaaknummers',
    contacts: 'telefoonnummer, telefoonnummers, e-mailadressen, mailadressen, contactgegevens',
    prices: 'prijs, prijzen, bedragen, tarieven, salarissen',
    private:
      'intern, interne notitie, vertrouwelijk, niet verspreiden, niet doorsturen, niet voor de slides, niet voor op de slides, todo, ps, p.s, onder ons, vragen aan, navragen bij, even vragen, zie presentielijst, zie bijlage, serieus',
    offer:
      'als je wilt, als u wilt, wil je dat, wilt u dat, ik kan ook, zal ik, natuurlijk, zeker, graag, hier is, hier is je, hier is een, hierbij een, chatgpt',
    imageHint: 'afbeeldingsuggestie, suggestie voor afbeelding, afbeelding, beeld, beeldsuggestie, illustratie, foto',
    subtitleLabel: 'ondertitel, subtitel, slotzin, afsluitende zin',
    askWord:
      'wat, hoe, wie, wanneer, waar, welke, welk, hoeveel, waarmee, waarvoor, waaraan, waarop, waardoor, waarover, waarin, waarvan, hoelang, hoe lang, hoe vaak, is, zijn, kan, kun, kunnen, kunt, mag, mogen, moet, moeten, zal, zullen, zou, zouden, heeft, hebben, heb, wil, willen, doe, doet, doen, komt, gaat, gaan, bestaat, klopt, wordt, worden, was, waren, ben, weet, waarom',
  },
  tones: {
    formal:
      'formeel, formele, officieel, officiële, officiele, professioneel, professionele, serieus, serieuze, zakelijk, zakelijke, gezaghebbend, gezaghebbende, representatief, verzorgd, verzorgde, stijlvol, degelijk, degelijke, corporate',
    plain:
      'eenvoudig, eenvoudige, simpel, simpele, begrijpelijk, begrijpelijke, helder, heldere, duidelijk, duidelijke, makkelijk te begrijpen, goed te begrijpen, toegankelijk, toegankelijke, feitelijk, feitelijke, neutraal, neutrale, objectief, objectieve, nuchter, nuchtere, zakelijk-neutraal, sober, sobere, no-nonsense, recht voor zijn raap, to the point, bondig, bondige, beknopt, beknopte, jip-en-janneketaal, jip en janneke, gewone taal, gewone woorden, b1, b1-niveau, zonder jargon, geen jargon, zonder vakjargon, geen vakjargon, minimalistisch, minimalistische, rechttoe rechtaan',
    persuasive:
      'overtuigend, overtuigende, wervend, wervende, pakkend, pakkende, krachtig, krachtige, prikkelend, prikkelende, assertief, assertieve, verkopend, zelfverzekerd, zelfverzekerde, gedurfd, gedurfde, punchy',
    inspiring:
      'inspirerend, inspirerende, motiverend, motiverende, enthousiast, enthousiaste, enthousiasmerend, enthousiasmerende, bevlogen, visionair, visionaire, emotioneel, emotionele, energiek, energieke, meeslepend, meeslepende, warme toon, hoopvol, hoopvolle, opbeurend, opbeurende, activerend, activerende',
    playful:
      'speels, speelse, luchtig, luchtige, grappig, grappige, humoristisch, humoristische, met humor, leuk, leuke, vrolijk, vrolijke, informeel, informele, losjes, losse toon, ontspannen, gezellig, gezellige, knipoog, met een knipoog, ludiek, ludieke, kindvriendelijk, kindvriendelijke, fun',
    technical:
      'technisch, technische, wetenschappelijk, wetenschappelijke, academisch, academische, vakinhoudelijk, vakinhoudelijke, specialistisch, specialistische, diepgaand, diepgaande, gedetailleerd, gedetailleerde, voor experts, deep dive, verdiepend, verdiepende',
  },
  forms: {
    chart:
      'grafiek, grafieken, grafiekje, diagram, diagrammen, chart, charts, graph, visual, visuals, visualisatie, visualisaties, grafisch, in een grafiek, als grafiek',
    line: 'lijngrafiek, lijngrafieken, lijndiagram, lijndiagrammen, lijngrafiekje, trend, trends, trendlijn, ontwikkeling, verloop, door de tijd, over de tijd, in de tijd, tijdreeks, curve, maand op maand, van maand tot maand, jaar op jaar, kwartaal op kwartaal, evolutie, line chart',
    bar: 'staafdiagram, staafdiagrammen, staafgrafiek, staafgrafieken, staafjes, staven, balkdiagram, balkgrafiek, balkendiagram, balken, kolomdiagram, kolommendiagram, kolomgrafiek, kolommen, gestapelde staven, gestapelde kolommen, histogram, ranglijst, rangschikking, ranking, top 3, top 5, top 10, bar chart',
    doughnut:
      'taartdiagram, taartdiagrammen, taartgrafiek, taartpunt, taartpunten, cirkeldiagram, cirkeldiagrammen, cirkelgrafiek, donut, donutdiagram, donutgrafiek, ringdiagram, pie chart, aandeel, aandelen per, verdeling, verhouding, verhoudingen, samenstelling, opsplitsing, uitsplitsing, marktaandeel, marktaandelen, mix, percentage van het totaal, onderverdeling',
    scatter:
      'spreidingsdiagram, spreidingsdiagrammen, spreidingsgrafiek, puntenwolk, scatter, scatterplot, scatter plot, correlatie, correlaties, correleert, correleren, samenhang tussen, verband tussen, relatie tussen',
    table:
      'tabel, tabellen, tabelletje, tabelvorm, in een tabel, als tabel, in tabelvorm, raster, spreadsheet, overzichtstabel, grid, excel, table',
    timeline:
      'tijdlijn, tijdlijnen, tijdslijn, tijdbalk, tijdsbalk, tijdas, tijdpad, chronologie, chronologisch, chronologische, roadmap, routekaart, mijlpalen, mijlpalenplanning, gantt, planning, tijdschema, timeline, stappen in de tijd',
    steps:
      'proces, processen, processtappen, stappen, stappenplan, stap voor stap, stap-voor-stap, fasen, fases, stroomschema, stroomdiagram, processchema, flow, flowchart, workflow, werkwijze, procedure, procedures, volgorde, trechter, funnel, pipeline, draaiboek',
    comparison:
      'vergelijking, vergelijkingen, vergelijk, vergelijken, vergeleken, vergelijkend, vergelijkende, naast elkaar, tegenover elkaar, versus, vs, voor- en nadelen, voordelen en nadelen, voors en tegens, plussen en minnen, plus- en minpunten, twee kolommen, in twee kolommen, wel en niet, do’s and don’ts, do’s en don’ts, dos en donts, voor en na, voor/na, verschillen, verschil tussen, oud en nieuw',
    matrix:
      'swot, swot-analyse, swotanalyse, matrix, matrices, kwadrant, kwadranten, kwadrantenmodel, 2x2, 2 x 2, twee bij twee, sterkte-zwakteanalyse, eisenhower, eisenhower-matrix, risicomatrix, vier vakken, vier kwadranten, confrontatiematrix',
    quote:
      'citaat, citaten, quote, quotes, uitspraak, uitspraken, testimonial, testimonials, letterlijk citaat, klantcitaat, ervaringsverhaal, oneliner, one-liner',
    figures:
      'kerncijfers, kerngetallen, kengetallen, sleutelcijfers, belangrijkste cijfers, grote cijfers, grote getallen, cijfers groot, getallen, cijfers, cijferblokken, kpi, kpis, kpi’s, statistieken, indicatoren, prestatie-indicatoren, metrics, stats, scorecard, dashboard, highlights in cijfers',
    cards:
      'kaarten, kaartjes, tegels, tegel, blokken, blokjes, vakjes, kaders, cards, tiles, iconen, icoontjes, pictogrammen, met iconen, met icoontjes',
    list: 'lijst, lijstje, lijsten, opsomming, opsommingen, opsommingstekens, bullets, bullet points, bulletpoints, bulletlijst, puntsgewijs, puntenlijst, genummerde lijst, checklist, afvinklijst, rijtje',
    agenda:
      'agenda, inhoudsopgave, inhoudsoverzicht, overzichtsslide, programma-overzicht, agendaslide, agendadia, leeswijzer, table of contents',
    summary:
      'samenvatting, samenvattingen, samenvattende, conclusie, conclusies, slotconclusie, kernboodschap, kernboodschappen, kernpunten, hoofdpunten, belangrijkste punten, take-aways, takeaways, takeaway, key takeaways, managementsamenvatting, executive summary, recap, tl;dr, tldr, terugblik, in het kort, kort samengevat, leerpunten, geleerde lessen, lessons learned, wrap-up, afronding',
    actions:
      'volgende stappen, vervolgstappen, vervolgstap, vervolg, hoe nu verder, actiepunten, actielijst, acties, actieplan, to do, to-do, to-dos, to do’s, todo, todos, to-dolijst, next steps, call to action, oproep, oproep tot actie, wat we vragen, gevraagd besluit, gevraagde besluiten, te nemen besluiten, beslispunten, aanbeveling, aanbevelingen, advies, contactslide, contactgegevens',
    sections:
      "tussenslides, tussenslide, tussendia's, tussendia, sectieslides, hoofdstukslides, hoofdstukdia's, tussenbladen, tussenblad, scheidingsslides, tabbladen, dividers, titelslides per hoofdstuk, sectiepagina's",
    largest:
      'grootste, hoogste, sterkste, meeste, top, uitschieter, uitschieters, koploper, koplopers, winnaar, winnaars, leider, piek, hoogtepunt, record, snelste, snelst, het meest, best verkocht, best verkochte, bestverkocht, bestverkochte, de beste, het beste, best scorende, best presterende',
    smallest:
      'kleinste, laagste, slechtste, zwakste, minste, achterblijver, achterblijvers, hekkensluiter, dieptepunt, traagste, het minst, verliezer, verliezers, slechtst',
    change:
      'verandering, veranderingen, veranderd, wijziging, groei, gegroeid, groeide, stijging, stijgingen, gestegen, steeg, toename, toegenomen, daling, dalingen, gedaald, daalde, afname, afgenomen, verschil, verschillen, delta, verbetering, verbeterd, verslechtering, mutatie, mutaties, afwijking, afwijkingen, krimp, terugloop',
  },
  headings: {
    agenda:
      'agenda, inhoud, inhoudsopgave, inhoudsoverzicht, programma, agendapunten, onderwerpen, wat gaan we doen, wat komt aan bod, te bespreken, dagprogramma, opzet',
    summary:
      'samenvatting, kort samengevat, samengevat, in het kort, conclusie, conclusies, slotconclusie, tot slot, kernboodschap, kernboodschappen, kernpunten, hoofdpunten, belangrijkste punten, belangrijkste conclusies, take-aways, takeaways, managementsamenvatting, executive summary, recap, tl;dr, tldr, overzicht, hoogtepunten, highlights, in één oogopslag, in vogelvlucht, de kern, om te onthouden, abstract, terugblik, ten slotte, kortom',
    goals:
      'doel, doelen, doelstelling, doelstellingen, doel van het project, ons doel, onze doelen, leerdoel, leerdoelen, beoogd resultaat, beoogde resultaten, ambitie, ambities, prioriteit, prioriteiten, onze prioriteiten, kernresultaten, key results, missie, visie, missie en visie, streefcijfers, targets, target, opdracht, wat willen we bereiken',
    risks:
      "risico, risico's, risicos, risico's en maatregelen, grootste risico's, belangrijkste risico's, knelpunt, knelpunten, problemen, probleem, uitdaging, uitdagingen, belemmeringen, obstakels, zorgen, zorgpunten, aandachtspunten, valkuilen, beperkingen, blokkades, blockers, bekende problemen, issues, gevaren",
    actions:
      'actie, acties, actiepunt, actiepunten, actielijst, actieplan, volgende stap, volgende stappen, vervolgstap, vervolgstappen, vervolg, vervolgacties, hoe nu verder, hoe verder, taken, takenlijst, to do, to-do, to-dos, to do’s, todo, todos, next steps, opvolging, follow-up, follow up, aanbeveling, aanbevelingen, advies, adviezen, wat vragen we, wat we vragen, ons verzoek, gevraagd, wat is er nodig, wat we nodig hebben, wie doet wat, call to action, afspraken, gemaakte afspraken, maatregelen',
    decisions:
      'besluit, besluiten, genomen besluiten, besluitenlijst, beslissing, beslissingen, besloten, vastgesteld, afgesproken, goedgekeurd, akkoord, beslispunten, gevraagd besluit, conclusies en besluiten, uitkomst',
    timeline:
      'tijdlijn, tijdslijn, tijdpad, tijdschema, planning, plan en planning, mijlpaal, mijlpalen, chronologie, geschiedenis, onze geschiedenis, kalender, belangrijke data, data, roadmap, routekaart, tijdsplanning, draaiboek, dagindeling, reisschema, wanneer, fasering, jaarplanning, historie',
    process:
      'proces, processen, procedure, procedures, werkwijze, aanpak, methode, methodiek, onze aanpak, stappen, stap voor stap, stappenplan, de stappen, fasen, fases, werkproces, workflow, hoe werkt het, hoe het werkt, zo werkt het, zo doe je het, instructie, instructies, bereiding, bereidingswijze, recept, installatie, installeren, aan de slag, snel aan de slag, snelstart, uitvoering, verloop, uitrol, implementatie, materiaal en methode',
    sources:
      'bron, bronnen, bronvermelding, referenties, literatuur, literatuurlijst, verwijzingen, links, meer lezen, verder lezen, meer informatie, citaten en bronnen, voetnoten',
    options:
      'optie, opties, alternatief, alternatieven, variant, varianten, scenario, scenario’s, keuzes, keuzemogelijkheden, mogelijkheden, kandidaten, offertes, aanbiedingen, offertevergelijking, voorstellen, pakketten, abonnementen, tarieven, de opties, plannen vergeleken, oplossingsrichtingen',
    causes:
      'oorzaak, oorzaken, hoofdoorzaak, hoofdoorzaken, grondoorzaak, kernoorzaak, root cause, reden, redenen, waarom het misging, waardoor kwam het, achterliggende oorzaken, oorzaakanalyse, factoren, aanleiding',
    strengths: 'sterkte, sterktes, sterke punten, sterke kanten, onze sterke punten, krachten, kracht, strengths',
    weaknesses: 'zwakte, zwaktes, zwakke punten, zwakke kanten, verbeterpunten, weaknesses',
    opportunities: 'kans, kansen, mogelijkheden, opportunities',
    threats: 'bedreiging, bedreigingen, threats',
    pros: "voordeel, voordelen, de voordelen, pluspunten, plussen, plus, voor, voors, argumenten voor, wat ging goed, wat goed ging, ging goed, goed gegaan, goed, wel doen, wel, do's, dos, doen, baten, opbrengsten, wat werkt, behouden",
    cons: "nadeel, nadelen, de nadelen, minpunten, minnen, min, tegen, tegens, argumenten tegen, bezwaren, wat ging niet goed, wat niet goed ging, wat ging mis, wat ging minder, ging niet goed, ging mis, fout gegaan, kan beter, wat kan beter, niet doen, niet, don'ts, donts, laten, wat werkt niet, stoppen",
    before:
      'voor, vóór, vroeger, voorheen, eerst, nu, vandaag, huidig, huidige situatie, de huidige situatie, bestaande situatie, uitgangssituatie, beginsituatie, waar staan we nu, waar we nu staan, stand nu, oud, oude situatie, oude werkwijze, oude manier, ist, as-is, as is, status quo, nulmeting, gisteren',
    after:
      'na, straks, daarna, morgen, toekomst, in de toekomst, nieuw, nieuwe situatie, de nieuwe situatie, gewenste situatie, toekomstige situatie, eindsituatie, waar willen we naartoe, waar we heen willen, nieuwe werkwijze, nieuwe manier, soll, to-be, to be, doelsituatie',
    figures:
      'cijfers, kerncijfers, de cijfers, in cijfers, cijfers en feiten, feiten en cijfers, kengetallen, kerngetallen, getallen, statistieken, kpi, kpis, kpi’s, indicatoren, prestatie-indicatoren, resultaten, resultaat, de resultaten, resultaten in cijfers, financiële resultaten, financiën, financieel, data en cijfers, metrics',
    quotes:
      'citaat, citaten, quote, quotes, testimonials, wat klanten zeggen, wat zeggen klanten, klanten over ons, ervaringen, reacties, feedback, stemmen uit, uitspraken, in hun woorden, recensies, reviews',
    bridge:
      'watervaldiagram, watervalgrafiek, waterval, resultaatbrug, omzetbrug, ebitda-brug, brug van, verschillenanalyse',
    funnel: 'trechter, verkooptrechter, funnel, conversie, pijplijn, pipeline',
    pricing: 'prijzen, tarieven, abonnementen, pakketten, prijslijst, prijsplannen, prijs',
    cycle: 'cyclus, kringloop, kringlopen, lus, levenscyclus, vicieuze cirkel, vliegwiel',
    again: 'herhalen, herhaal, weer van voren af aan, terug naar stap, terug naar het begin',
    rating:
      'impact, inspanning, waarde, complexiteit, kans, waarschijnlijkheid, ernst, urgentie, belang, haalbaarheid, risico, kosten',
    people:
      "team, het team, ons team, deelnemers, aanwezig, aanwezigen, afwezig, afwezigen, afgemeld, afmeldingen, genodigden, betrokkenen, wie zijn wij, wie zijn we, wie we zijn, over ons, medewerkers, leden, contact, contactpersonen, rollen, rolverdeling, rollen en verantwoordelijkheden, oprichters, sprekers, bezetting, organogram, projectteam, mensen, collega's",
    partners:
      'partners, onze partners, klanten, onze klanten, opdrachtgevers, leveranciers, sponsors, sponsoren, zij vertrouwen ons, merken',
    questions:
      'vragen, veelgestelde vragen, veel gestelde vragen, faq, faqs, vraag en antwoord, vragen en antwoorden, openstaande vragen, open vragen, q&a, rondvraag, discussievragen',
    inScope:
      'binnen scope, in scope, scope, inbegrepen, inclusief, wat is inbegrepen, wat hoort erbij, wel, binnen de opdracht, afbakening, omvat, wel inbegrepen',
    outOfScope:
      'buiten scope, out of scope, niet inbegrepen, exclusief, uitgesloten, uitsluitingen, wat is niet inbegrepen, wat hoort er niet bij, niet, buiten de opdracht, valt erbuiten, geen doel',
  },
  shapes: {
    change:
      'waarom we, waarom wij, moeten we, moeten wij, zouden we, overstap, overstappen, overstap naar, overstappen op, overgang, overgang naar, migratie, migreren, vervangen, vervanging, invoeren, invoering, introductie van, introduceren, implementatie, implementeren, transitie, omschakelen, omschakeling, verhuizen naar, verhuizing, afschaffen, stoppen met, voorstel, voorstellen, business case, businesscase, uitrol, uitrollen, pleidooi, overtuigen, verminderen',
    explain:
      'wat is, wat zijn, wat betekent, hoe werkt, hoe werken, hoe ontstaat, hoe ontstaan, uitleg, uitleg over, inleiding, inleiding tot, introductie tot, introductie in, introductie, basis van, de basis, basiskennis, basisbeginselen, beginselen van, overzicht van, alles over, waarom, kennismaking met, begrijpen, verklaard, abc van',
    compare:
      'versus, vs, vergelijk*, of, voor- en nadelen, voordelen en nadelen, voors en tegens, verschil, verschillen, verschil tussen, verschillen tussen, wat is beter, welke, tegenover',
    howto:
      'hoe je, hoe maak, hoe maak je, hoe kun je, hoe kan je, hoe u, hoe bouw je, hoe schrijf je, hoe begin je, hoe word je, hoe kies je, hoe richt je, hoe moet je, hoe leer je, hoe krijg je, zo maak je, zo doe je, handleiding, handleiding voor, gids, gids voor, stappenplan, stappenplan voor, tips, tips voor, tips om, best practices, aan de slag met, manieren om, wegwijzer, instructie, tutorial, stap voor stap, leren om, leer hoe',
    history:
      'geschiedenis, geschiedenis van, historie, historie van, ontstaan van, ontstaan, oorsprong, oorsprong van, opkomst van, opkomst en ondergang, ondergang, val van, door de eeuwen, door de eeuwen heen, door de jaren heen, evolutie van, verleden, levensloop, leven van, biografie, verhaal van',
    training:
      'training, trainingen, cursus, cursussen, opleiding, scholing, bijscholing, nascholing, onboarding, inwerken, inwerkprogramma, workshop, les, lesgeven, veiligheidsinstructie, toolbox, toolboxmeeting, bhv, voorlichting, bewustwording, instructie voor, leermodule, lessenreeks, lessenserie',
    pitch:
      'pitch, pitchdeck, pitch deck, elevator pitch, investeerder*, investering ophalen, investeringsronde, seedronde, financieringsronde, financiering, kapitaal ophalen, ondernemingsplan, bedrijfsidee, startup, start-up, verkooppresentatie, salesdeck, sponsor*, crowdfunding, fondsenwerving, subsidieaanvraag, productidee',
    plan: 'plan, plannen, planning, projectplan, plan van aanpak, actieplan, jaarplan, beleidsplan, marketingplan, implementatieplan, lanceerplan, werkplan, meerjarenplan, roadmap, routekaart, strategie, strategisch, kick-off, kickoff, projectstart, startbijeenkomst, programma voor, campagne, lancering, organisatie van, draaiboek',
    report:
      'rapport, rapportage, verslag, jaarverslag, kwartaalverslag, maandverslag, maandrapportage, kwartaalrapportage, kwartaalcijfers, jaarcijfers, resultaten, evaluatie, terugblik, voortgang, voortgangsrapportage, voortgangsrapport*, statusupdate, status, stand van zaken, update, review, retrospective, retrospectief, maandelijks, jaarlijks, kwartaal, jaaroverzicht, tussenstand, eindverslag, eindrapport',
    problem:
      'verzuim, ziekteverzuim, schoolverzuim, absentie*, tekort aan, *tekort, *tekorten, gebrek aan, overlast, *overlast, lawaai, vandalisme, pesten, verspilling, *verspilling, vertraging, vertragingen, klachten, personeelsverloop, diefstal, *diefstal, ongevallen, ongelukken, droogte, krimp, eenzaamheid, no-show*, te laat komen, gemiste afspraken, probleem met, problemen met, strijd tegen, maatregelen tegen, aanpak van, terugdringen, verlagen, minder, afname van',
    welcome:
      "welkom, verwelkomen, verwelkoming, nieuwe vrijwilliger, nieuwe vrijwilligers, nieuwe leden, nieuwe medewerker, nieuwe medewerkers, nieuwe collega, nieuwe collega's, nieuwe leerlingen, nieuwe stagiairs, nieuwe bewoners, nieuwe ouders, nieuw personeel, nieuwkomers, eerste dag, eerste werkdag, eerste schooldag",
    venture:
      'openen, opening van een, opening van ons, opening van onze, starten van een, start van een, een eigen zaak, oprichten, oprichting van een, oprichting van ons, oprichting van onze, opzetten, opzetten van een, eigen bedrijf, eigen zaak, eigen winkel, eigen onderneming, voor jezelf beginnen, ondernemer worden, start-up, startup',
    advice:
      'slaap, slapen, gezond, gezonde, gezonder, voeding, stress, rugpijn, rugklachten, schermtijd, energie besparen, geld besparen, eerste hulp, ehbo, welzijn, meer bewegen, fit blijven, vitaal blijven, omgaan met, zorgen voor, leven met, veilig thuis, veilig wonen',
    rules:
      'regels, *regels, reglement, *reglement, gedragscode*, veiligheid op, veiligheid in, veilig werken, brandveiligheid, voorschriften, *voorschriften, hygiëne*, gegevensbescherming, privacy, avg, wachtwoord*, alleen werken',
    event:
      'open dag, open dagen, opendeurdag, open huis, festival*, *festival, feest, feestje, *feest, kermis, braderie, jaarmarkt, rommelmarkt, kerstmarkt, uitje, bedrijfsuitje, personeelsuitje, teamuitje, schooluitje, dagje uit, excursie*, schoolreis*, concert, concerten, *concert, toernooi*, *toernooi, jubileum*, *jubileum, bruiloft*, trouwdag, zomerkamp*, reünie*, sportdag*, tentoonstelling*, expositie*, barbecue*',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Overzicht',
    action: 'Actie',
    owner: 'Verantwoordelijke',
    due: 'Termijn',
    recommended: 'Aanbevolen',
    and: 'en',
    from: 'van',
    to: 'naar',
    audience: 'Doelgroep',
    item: 'Onderdeel',
    figures: 'Kerncijfers',
    detail: 'Details',
    question: 'Vraag',
    total: 'Totaal',
    summary: 'Samenvatting',
    sources: 'Bronnen',
    amount: 'Bedrag',
    source: 'Bron',
    measure: 'Maatregel',
    risk: 'Risico',
    today: 'de huidige werkwijze',
    tomorrow: 'de nieuwe werkwijze',
    toCollect: 'Te verzamelen voor deze slide:',
    besides: 'Wat we nog meer weten',
    versus: 'of',
    contact: 'Contact',
  },
  stories: {
    change: `
      s 1 De boodschap in één zin / wat het publiek moet onthouden
      b 2 Waar we nu staan: {a} ~ Waar we nu staan / hoe het nu gaat en wie wat doet / wat het per jaar kost, met bron / waar fouten, vertraging of risico’s ontstaan
      c 1 Waarom het nu moet / Reden | de sterkste reden, met bewijs / Moment | waarom juist nu / Zonder actie | wat er gebeurt als niets verandert
      v 2 {A} en {b} vergeleken ~ Nu en straks vergeleken / Kosten / Inspanning / Controle / Zwakke punten
      b 3 Waar het de luisteraars om gaat / hun eerste vraag / het cijfer waar ze op letten / wat tot een nee zou leiden
      m 2 Wat het kost en wat het oplevert / Eenmalige kosten / Lopende kosten / Besparing / Terugverdientijd
      p 1 Hoe we het aanpakken / Voorbereiden | eisen, gegevens en mensen / Kiezen | criteria en wie beslist / Proberen | waar te beginnen en hoe succes te meten / Invoeren | volgorde, data en de weg terug / Evalueren | wat we wanneer controleren
      r 2 Risico’s en maatregelen / wat in het begin mis kan gaan / wat tijdens de overgang mis kan gaan / wat daarna mis kan gaan
      c 4 Wie er mee moet doen / Opdrachtgever | wie het besluit draagt / Team | rollen, kennis en tijd / Betrokkenen | wie straks anders werkt en wat daarbij helpt
      n 2 Hoe het verdergaat / de eerste stap / het besluit dat nodig is / de datum waarop we verslag doen`,
    explain: `
      b 1 {X}: wat is dat? / één eenvoudige zin die iedereen begrijpt / waar we het tegenkomen / wat erbij hoort en wat niet
      c 1 Het belangrijkste / Eerst | wat je vóór al het andere moet weten / Daarna | wat daaruit volgt / Verder | wat makkelijk over het hoofd wordt gezien
      p 2 Hoe het zover komt / Het begin | waar, wanneer en waarmee / Het verloop | de stappen op volgorde / Het eind | wat ervan komt, en voor wie
      b 1 Een voorbeeld / waar en wanneer / wat er gebeurde, met een cijfer / wat het laat zien
      m 3 {X} in cijfers / Omvang of aantal / Ontwikkeling / Vergeleken met iets bekends
      c 2 Wat het voor ons betekent / Goed | wat we eraan hebben / Lastig | wat het kost of in gevaar brengt / Open | waarover nog discussie is
      b 1 Om te onthouden / de ene zin om te onthouden / wat ieder van ons ermee kan doen / waar je meer kunt lezen of vragen`,
    compare: `
      s 2 Het korte antwoord / wat beter past: {a} of {b}, in één zin
      b 2 Wat de keuze moet opleveren / het doel / de grenzen: geld, tijd, mensen / wie wanneer beslist
      d 1 {A}: voor en tegen / Voordelen | het sterkste argument voor {a} | een tweede, met een cijfer | wie er het meest aan heeft / Nadelen | wat {a} kost of moeilijker maakt | wie ertegen zou zijn en waarom | wat eraan te doen is
      d 1 {B}: voor en tegen / Voordelen | het sterkste argument voor {b} | een tweede, met een cijfer | wie er het meest aan heeft / Nadelen | wat {b} kost of moeilijker maakt | wie ertegen zou zijn en waarom | wat eraan te doen is
      v 1 Naast elkaar / Kosten / Inspanning / Kwaliteit / Risico
      c 3 Wat de doorslag geeft / {A} | de situatie waarin dit duidelijk beter is / {B} | de situatie waarin dit duidelijk beter is / Een middenweg | hoe beide te combineren zijn
      s 1 Ons advies / de keuze tussen {a} en {b}, en de reden die beslist
      n 3 Hoe het verdergaat / de eerste stap na het besluit / wat vooraf te proberen is / wanneer we het besluit herzien`,
    howto: `
      s 3 Wat het oplevert / wat het resultaat brengt, in één zin
      b 1 Wat je vooraf nodig hebt / gereedschap en materiaal / tijd en geld / wat je al moet weten
      p 1 Stap voor stap / Voorbereiden | wat klaar moet liggen en waar / Beginnen | de eerste handeling en hoe die lukt / Doorgaan | het hoofdwerk, met tijden of hoeveelheden / Afronden | waaraan je ziet dat het klaar is
      c 2 Fouten om te vermijden / Aan het begin | wat het vaakst misgaat en waarom / Onderweg | wat vaak vergeten wordt / Aan het eind | wat te vroeg of te laat gebeurt
      b 2 Waaraan je ziet dat het gelukt is / hoe een goed resultaat eruitziet / wat je kunt controleren of meten / wat je verandert als het niet genoeg is
      b 4 Tips uit ervaring / een kortere weg die tijd scheelt / een kneepje voor een beter resultaat / wat kenners anders doen
      b 1 Hoe verder / wat je vandaag kunt doen / een volgende stap voor later / waar je hulp vindt`,
    history: `
      s 2 Waarom deze geschiedenis telt / wat het verleden over nu vertelt, in één zin
      b 1 Het begin / waar en wanneer het begon / wie erachter zat / wat er daarvoor was
      t 1 De keerpunten / jaar | het eerste keerpunt / jaar | een uitvinding, gebeurtenis of persoon die alles veranderde / jaar | wanneer veel mensen het kenden / jaar | de laatste grote verandering
      c 2 Wie er vorm aan gaf / Een persoon | naam, rol en wat hij of zij deed / Een plaats | waar het groeide en waarom daar / Een idee | wat er nieuw aan was
      b 2 Wat erdoor veranderde / hoe mensen daarvoor leefden of werkten / wat er daarna anders was / wie erbij verloor
      b 2 Waar we nu staan / de situatie nu, met een cijfer en de bron / wat er van het begin over is / wat er hierna kan komen
      b 1 Om te onthouden / de datum om te onthouden / de naam om te onthouden / een vraag om over te praten`,
    training: `
      b 1 Wat je straks kunt / wat iedereen na afloop kan / wat iedereen weet / wat er morgen anders gaat
      c 1 Waarom het telt / Voor anderen | wat ze van ons verwachten en wat ze merken / Voor jou | wat er makkelijker wordt / Als het misgaat | een echt geval en de gevolgen
      b 1 De basis / het belangrijkste begrip, in gewone woorden / de regel die altijd geldt / waar die te vinden is
      p 1 Zo doe je het goed / Vooraf | wat je moet weten, nakijken en klaarzetten / Aan het begin | de eerste stap, en hoe die lukt / Daarna | het hoofddeel, met stappen of zinnen om te gebruiken / Aan het eind | wat je nakijkt, noteert of doorgeeft
      d 2 Wel doen en niet doen / Wel | een goede gewoonte | nog een | wat je doet bij twijfel / Niet | de meest gemaakte fout | een kortere weg die schaadt | wat nooit mag
      b 2 Oefening / een geval uit de dagelijkse praktijk, zonder namen / de opdracht, in tweetallen of kleine groepen / waaraan je een goede oplossing herkent
      b 3 Test je kennis / een makkelijke vraag / een vraag met een addertje / een vraag over je eigen werk
      b 1 Waar je hulp vindt / wie je vragen kunt stellen, met telefoon of e-mail / waar de regels staan / de datum van de volgende keer`,
    pitch: `
      s 1 Wat we doen, in één zin / wat we bieden, voor wie en wat er anders aan is
      c 1 Het probleem / Wie het heeft | de klanten en hoeveel het er zijn / Wat het kost | tijd, geld of ergernis, met bron / De oplossing van nu | wat ze gebruiken en waarom dat tekortschiet
      p 1 Onze oplossing / Nu | hoe de klant met het probleem leeft / Met ons | wat er bij het eerste gebruik verandert / Resultaat | wat er daarna beter is, met een cijfer
      b 2 De markt / hoe groot die is, met bron / waar we beginnen / waarom die nu groeit
      v 3 Waarin we verschillen / Prijs / Wat de klant eraan heeft / Snelheid / Zwakke punten
      b 2 Hoe we geld verdienen / wie betaalt, hoeveel en hoe vaak / wat een nieuwe klant kost / wat er per klant overblijft
      b 2 Wat we al bereikt hebben / gebruikers, omzet of proefprojecten, met data / de sprekendste uitspraak van een klant / wat we geleerd hebben
      c 2 Het team / Oprichting | naam, rol en ervaring / Oprichting | naam, rol en ervaring / Gezocht | de volgende functie
      b 1 Wat we vragen / het bedrag of het besluit / waarvoor het gebruikt wordt / wat ermee bereikt wordt en wanneer`,
    plan: `
      s 1 Het doel in één zin / wat er aan het eind anders is en wanneer
      d 2 Wat erbij hoort en wat niet / Wel | het eerste resultaat | het tweede | voor wie het is / Niet | wat we niet doen | wat later komt | wat anderen doen
      t 1 Mijlpalen / datum | start: wie en wat klaar moet zijn / datum | eerste resultaat om te bekijken / datum | test of goedkeuring / datum | afronding en overdracht
      c 1 Wie wat doet / Leiding | naam en wat die beslist / Team | namen, taken en tijd per week / Opdrachtgever | wie betaalt en de weg vrijmaakt
      m 3 Wat ervoor nodig is / Mensen / Diensten en licenties / Reserve / Totaal
      r 1 Risico’s en maatregelen / wat het project kan vertragen / wat het duurder kan maken / wat van anderen afhangt
      c 4 Hoe we samenwerken / Overleg | hoe vaak en met wie / Besluiten | wie wat beslist / Documenten | waar ze staan
      n 1 De eerste stappen / de eerste taak / het besluit dat nodig is om te beginnen / het volgende overleg`,
    report: `
      s 1 De periode in één zin / hoe het ging en wat men moet weten
      m 1 De belangrijkste cijfers / Resultaat / Verandering ten opzichte van de vorige periode / Verschil met het doel
      d 1 Wat goed ging en wat niet / Ging goed | het grootste succes, met een cijfer | wat het mogelijk maakte / Ging niet goed | de grootste tegenvaller, met een cijfer | de oorzaak
      c 2 Waaraan we gewerkt hebben / Klaar | wat is afgerond / Bezig | wat loopt en tot wanneer / Geblokkeerd | wat wacht en op wie
      b 2 Vooruitblik / het doel voor de volgende periode / wat het kan veranderen / wat eerst moet gebeuren
      r 3 Risico’s en maatregelen / het dringendste risico / een risico dat groter is geworden / een risico om in de gaten te houden
      n 1 Besluiten en volgende stappen / het besluit dat nu nodig is / de volgende stap / wat we de volgende keer melden`,
    problem: `
      s 3 Het probleem in één zin / wat er misgaat, hoe vaak en voor wie
      m 1 Hoe groot het probleem is / Nu / Een jaar geleden / Elders
      c 1 Waar het vandaan komt / Hoofdoorzaak | wat daarop wijst / Tweede oorzaak | wat daarop wijst / Wat het erger maakt | wanneer en waar
      b 2 Wie er last van heeft / wie het als eerste merkt / wat het hun kost / wat er gebeurt als niets verandert
      d 2 Wat we al geprobeerd hebben / Werkte | een maatregel, en wat die veranderde / Werkte niet | een maatregel, en waarom niet
      c 1 Wat we kunnen doen / Meteen | wat geen geld en geen besluit vraagt / Dit jaar | wat voorbereid moet worden / Op lange termijn | wat de oorzaak wegneemt
      n 1 Wie wat doet / de eerste maatregel / de tweede maatregel / de derde maatregel
      b 2 Hoe we zien dat het werkt / het cijfer dat we volgen / waar het moet staan, en wanneer / wie ernaar kijkt, en hoe vaak`,
    welcome: `
      b 1 Welkom / wie we zijn, in één zin / sinds wanneer, met hoevelen en waar / waarom we blij zijn dat je er bent
      c 1 Wat we doen / Voor wie | de mensen die bij ons komen / Wat ze krijgen | wat we hun geven of voor hen doen / Wat het oplevert | het afgelopen jaar in één cijfer
      b 1 Jouw taken / wat je op een gewone dag doet / wat je het eerst leert / waar anderen voor zorgen
      p 2 Hoe een dag verloopt / Aankomen | wanneer, waar en bij wie je je meldt / Meewerken | wat na elkaar gedaan wordt / Afsluiten | wat je opruimt, noteert en overdraagt
      d 2 Wat we vragen en wat we bieden / We vragen | tijden waar we op kunnen rekenen | discretie over wat onder ons blijft / We bieden | iemand die je alles laat zien | wat betaald, verzekerd of gratis is
      b 1 Veiligheid / uitgangen, eerste hulp, brandblussers / wat niemand alleen doet / wie je belt, met het nummer
      c 3 Wie is wie / Leiding | naam, en waarvoor je daar terechtkunt / Maatje | wie in het begin naast je staat / Kantoor | rooster, sleutels, onkosten
      n 1 Je eerste stappen / de eerste dag: wanneer, waar en wat je meeneemt / de introductie, en wie die geeft / het gesprek na de eerste weken`,
    venture: `
      s 2 Het idee in één zin / wat er opengaat, waar en voor wie
      b 1 Waarom hier en waarom nu / wie er zou komen, en hoeveel / wat er tot nu toe ontbreekt / wat er in ons voordeel is
      c 1 Wat we bieden / Het aanbod | wat klanten krijgen, en voor welke prijs / Het verschil | wat er in de buurt nog niet is / De klanten | wie het eerst komt, en wie later
      b 1 Locatie en inrichting / ruimte of grond, met oppervlakte en huur / wat gebouwd of gekocht moet worden / wat er al is
      b 2 Vergunningen en regels / welke vergunningen, van wie en wanneer / hygiëne, veiligheid, verzekering / wie daarbij helpt
      m 1 Wat het kost en wie het betaalt / Start / Per maand / Eigen geld, leningen, subsidies / Verwachte inkomsten
      c 3 Wie het doet / Wij | wat we weten en kunnen / Personeel | hoeveel, en waarvoor / Partners | leveranciers, bank, adviseurs
      t 1 Tijdpad / datum | vergunningen en geld / datum | verbouwen en inkopen / datum | proefdraaien / datum | opening
      r 2 Risico’s en maatregelen / minder klanten dan gehoopt / hogere kosten / vertraging
      n 1 Volgende stappen / het besluit dat nu nodig is / de eerste aanvraag of offerte / het volgende overleg`,
    advice: `
      b 1 Waarom het de moeite waard is / wat er beter van wordt / wie het aangaat, met een cijfer en de bron / hoe je merkt dat er iets moet veranderen
      c 1 Wat in de weg zit / Gewoonte | wat we doen zonder nadenken / Omstandigheden | wat het moeilijk maakt, en voor wie / Misverstand | wat velen denken, en wat klopt
      c 1 Wat helpt / Meteen | iets kleins dat iedereen kan / Elke dag | een gewoonte die je volhoudt / Op den duur | wat een paar weken kost
      p 2 Hoe je het aanpakt / Vooraf | wat je voorbereidt / Tijdens | waar je op let / Daarna | wat er volgt, en wanneer je rust neemt
      d 2 Zo wel en zo niet / Liever wel | een goede manier | nog een / Liever niet | wat schaadt | wat maar even helpt
      b 2 Wanneer je hulp zoekt / signalen om serieus te nemen / wie je kunt vragen, met telefoon en tijden / wat je doet in een noodgeval
      b 1 Om te onthouden / het eerste wat je vandaag kunt doen / een geheugensteun voor aan de muur / waar je meer kunt lezen`,
    rules: `
      b 1 Waarom deze regels er zijn / wat ze beschermen, en wie / een geval dat het laat zien / waar en wanneer ze gelden
      c 1 De belangrijkste regels / Altijd | wat iedereen doet / Nooit | wat verboden is / Bij twijfel | wie je het eerst vraagt
      b 2 Wat er nieuw is / wat er verandert, en vanaf wanneer / wat blijft zoals het was / wie erbij gebaat is
      d 1 Goed en fout / Goed | hoe het hoort | nog een voorbeeld / Fout | wat vaak gebeurt | waarom het een probleem is
      p 2 Als er iets gebeurt / Stoppen | wat eerst komt / Bellen | wie, met het nummer / Helpen | wat je zelf kunt doen / Melden | bij wie en hoe
      c 3 Wie verantwoordelijk is / Voor de regels | naam en telefoon / Voor controles | wat er bekeken wordt, en wanneer / Voor vragen | waar en wanneer
      b 1 Wat je moet onthouden / de regel die het meeste telt / waar de regels te lezen zijn / vanaf wanneer ze gelden`,
    event: `
      b 1 Wat, wanneer en waar / de aanleiding in één zin / datum, begin en einde / plaats en route
      b 1 Waar het voor is / wat we willen bereiken / wie er komt, en hoeveel / wat ze mee naar huis nemen
      t 1 Programma / tijd | welkom / tijd | eerste deel / tijd | pauze / tijd | tweede deel / tijd | einde
      c 1 Wie wat doet / Vooraf | opbouw, uitnodigingen, inkopen / Op de dag zelf | ontvangst, programma, eten / Achteraf | opruimen, bedanken
      m 2 Wat het kost en opbrengt / Ruimte en apparatuur / Eten en drinken / Inkomsten / Wat overblijft
      b 2 Wat gasten moeten weten / kaartjes, aanmelden, prijs / toegankelijkheid, parkeren, openbaar vervoer / wat mee te nemen
      r 3 Wat er mis kan gaan / het weer / te veel of te weinig mensen / iemand valt uit
      n 1 Wat er nog moet gebeuren / wat het eerst geboekt moet worden / waar nog helpers voor nodig zijn / het laatste overleg vooraf`,
  },
  icons: {
    head: 'last',
    details:
      'van, voor, met, in, op, aan, bij, naar, door, over, uit, en, per, tot, tussen, om, te, zonder, na, tijdens, binnen, onder',
    negations: 'geen, niet, zonder, nooit, ontbreekt, ontbreken, gebrek, tekort',
    rows: {
      accessibility: 'toegankelijk, toegankelijkheid, beperking, beperkingen, gehandicapt*, inclusie, inclusief beleid',
      'alarm-clock': 'deadline*, urgent, urgentie, spoed, uiterste datum',
      ambulance: 'ambulance*, noodgeval*, eerste hulp, ehbo, spoedeisende hulp, bhv',
      anchor: 'haven, havens, zeehaven*',
      apple: 'dieet*, fruit, gezonde voeding, groente*',
      archive: 'archief*, archieven, archiver*',
      'arrow-left-right': 'uitwissel*, migratie*, overdracht*, vergelijking*, ruil*',
      atom: 'natuurkunde, atoom*, atomen, kernenergie, wetenschap*',
      award:
        'certificaat*, certificering*, certificaten, prijsuitreiking*, erkenning*, keurmerk*, onderscheiding*, prijswinnaar*',
      baby: 'baby*, kinderopvang*, ouderschapsverlof, zwangerschap*, geboorte*',
      'badge-check': 'kwaliteit*, gecertificeerd*, standaard*, compliance, naleving, geverifieerd*',
      banknote:
        'omzet*, inkomsten, inkomen*, salaris*, loon, lonen, geld, verkoop, verkopen, opbrengst*, verdien*, cashflow',
      'battery-charging': 'batterij*, accu, accu’s, laadpaal, laadpalen, opladen, laadinfrastructuur',
      bed: 'bed, bedden, slaap*, overnachting*, slapen',
      bell: 'melding*, alarm*, waarschuwing*, herinnering*, notificatie*',
      bike: 'fiets*, wieler*',
      blocks: 'module*, modulair*, bouwstenen, bouwblok*, component*',
      'book-open':
        'boek, boeken, lezen, leesvaardigheid, handleiding*, gids, gidsen, handboek*, richtlijn*, documentatie*, literatuur, curriculum, leesboek*, woordenlijst*',
      bot: 'automatisering*, robot*, geautomatiseerd*, automatisch*, chatbot*, automatiseren',
      brain:
        'kunstmatige intelligentie, ai, kennis*, psycholog*, geheugen, mindset, mentale gezondheid, hersenen, brein',
      briefcase: 'werkgelegenheid, banen, baan, loopbaan*, carrière*, vacature*, zakelijk*, advieswerk, consultancy',
      bug: 'bug, bugs, defect*, malware, storing*',
      building:
        'bedrijf, bedrijven, kantoor*, kantoren, gebouw*, organisatie*, vastgoed*, hoofdkantoor*, onderneming*, vestiging*, pand, panden',
      bus: 'bus, bussen, openbaar vervoer, ov, streekvervoer',
      cake: 'verjaardag*, taart, taarten, jubileum*, feest*, gebak*',
      calculator: 'berekening*, boekhouding*, administratie, raming*, schatting*, calculatie*, rekenen',
      calendar:
        'kalender*, datum, wanneer, evenement*, agenda, afspraak, afspraken, planning, rooster*, tijdlijn*, tijdschema*, belangrijke data',
      'calendar-check': 'reservering*, boeking*, reserveren',
      camera: "camera*, foto, foto's, fotograf*",
      car: "auto, auto's, voertuig*, parkeren, parkeer*, wagenpark, bestelbus*, rijden",
      'chart-column':
        'statistiek*, resultaten, resultaat, kpi, kpis, meting*, meten, benchmark*, indicator*, rapportage*',
      'chart-line': 'analyse*, trend, trends, prognose*, voorspelling*, evaluatie*',
      'chart-pie': 'marktaandeel*, segment*, verdeling*, doelgroepsegment*',
      'circle-check': 'klaar, afgerond, voltooid, goedkeuring*, goedgekeurd*, bevestig*, akkoord, acceptatie',
      'circle-question-mark': 'vraag, vragen, faq, onduidelijkheid*, veelgestelde vragen',
      'circle-x': 'fout, fouten, mislukt*, annulering*, mythe*, misverstand*, uitval, afgewezen',
      'clipboard-check':
        'test, testen, controle*, inspectie*, examen*, toets*, audit*, keuring*, beoordeling*, review*, schouw',
      'clipboard-list': 'plan, plannen, enquête*, enquete*, eisen, vragenlijst*, backlog, projectplan*, wensenlijst',
      clock: 'tijd, tijden, duur, openingstijd*, wachttijd*, uren, vertraging*, wachten, minuten',
      cloud: 'cloud*, hosting, saas',
      'cloud-rain': 'weer, neerslag, storm*, wateroverlast, noodweer, regen, regenval, regenwater, regenbui*',
      code: 'code, programmeren, software*, softwareontwikkeling, ontwikkelaar*, broncode, api, apis',
      coffee: 'koffie*, pauze*, thee, theetuin',
      cog: 'machine, machines, operatie*, bediening, mechanisme*, bedrijfsvoering, techniek',
      coins:
        'kosten, *kosten, investering*, financier*, financiën, financien, financieel, financiële, uitgaven, winst*, kapitaal, economie, economisch*, fonds, fondsen, subsidie*, rendement*, vergoeding*',
      compass: 'strategie*, strategisch*, richting, koers, uitgangspunten, principes, oriëntatie',
      container: 'container*, vracht',
      cpu: 'technologie*, hardware, chip, chips, processor*, halfgeleider*',
      'credit-card': 'betaling*, betalen, abonnement*, creditcard*, betaalmiddel*, pinnen',
      crown: 'premium, koning*, monarchie*',
      database: 'gegevens, databank*, database*, data-analyse, big data, registratie*, data',
      dna: 'dna, gen, genen, genetisch*, biologie, erfelijk*',
      dog: 'hond, honden, huisdier*, dieren, puppy*, katten, kat',
      'door-open': 'ingang*, uitgang*, welkom, ontvangst, open dag, inchecken, toegangspoort*',
      download: 'download*, installeren, installatie',
      droplet: 'water*, vocht*, vloeistof*, bloed, irrigatie, drinkwater*',
      dumbbell: 'sport*, beweging, bewegen, fitness, gymles*, oefening*',
      ear: 'luisteren, gehoor, horen',
      earth: 'klimaat*, aarde, planeet, ecosysteem*, ecosystemen',
      eye: 'visie, transparantie, zichtbaarheid, zichtbaar, aandacht, bewustwording, observatie*, bewustzijn, toezicht',
      factory: 'fabriek*, productie*, industrie*, fabricage, industrieel*, productielijn*',
      'file-text':
        'document*, contract*, rapport*, verslag*, vergunning*, beleid*, formulier*, dossier*, artikel*, offerte*, notulen, voorstel, voorstellen, papierwerk',
      film: 'film, films, bioscoop*',
      'fingerprint-pattern': 'identiteit*, identificatie, biometr*, authenticatie, inloggen',
      fish: 'vis, vissen, visserij*, aquacultuur',
      flag: 'mijlpaal*, mijlpalen, missie, land, landen, leiderschap, kick-off, kickoff, natie*',
      flame: 'brand, brandveiligheid, vuur, verwarming*, verbranding, passie, burn-out, warmte',
      'flask-conical':
        'experiment*, scheikunde, chemisch*, chemie, laboratori*, lab, labs, prototype*, pilot, pilots, proefproject*, proef, proeven',
      folder: 'mappen, bestanden, dossierbeheer, map',
      footprints: 'voetafdruk*, wandel*, eerste stappen, volgende stappen, vervolgstappen, lopen',
      fuel: 'brandstof*, benzine, diesel, tanken',
      funnel: 'trechter*, filter*, selectie*, funnel, pipeline, screening',
      'gamepad-2': 'spel, spellen, game*, gaming, gamification, spelen, speel*',
      gauge:
        'prestatie*, snelheid*, capaciteit*, efficiëntie, efficientie, productiviteit, doorlooptijd, dashboard*, performance, bezettingsgraad, efficiency',
      gavel: 'rechtbank*, vonnis*, uitspraak, veiling*, handhaving, rechter*, boete, boetes',
      gem: 'waarde, waarden, kernwaarde*, luxe, waardepropositie',
      gift: 'cadeau*, geschenk*, bonus*, beloning*, gift, giften',
      'git-branch': 'alternatief, alternatieven, opties, variant*, scenario*, optie',
      globe: 'internationaal, internationale, wereld*, globaal, website*, buitenland*, internet, online',
      'graduation-cap':
        'onderwijs*, opleiding*, student*, universiteit*, leren, vaardighe*, leerlingen, leerling, leraar, leraren, docent*, scholing, diploma*, kwalificatie*, studie*, academisch*, leerdoel*, competentie*',
      hammer: 'bouw*, uitvoering, renovatie*, verbouwing*, implementatie*, aannemer*, ambacht*, klussen',
      'hand-heart': 'vrijwillig*, donatie*, goede doel*, solidariteit, mantelzorg*, zorgzaam*, empathie, naastenliefde',
      handshake:
        'partner*, samenwerk*, overeenkomst*, vertrouwen, leverancier*, onderhandel*, deal, deals, akkoorden, sponsor*, convenant*',
      'hard-drive': 'back-up*, backup*, opslag, harde schijf',
      'hard-hat': 'arbeidsveiligheid, arbo*, bouwplaats*, engineering, arbeidsomstandigheden',
      headphones:
        'ondersteuning, klantenservice, helpdesk, servicedesk, support, callcenter, podcast*, audio, klantcontact',
      heart: 'liefde, loyaliteit, betrokkenheid, hart',
      'heart-pulse': 'gezondheid*, zorg, medisch*, vitaliteit, geneeskunde, zorgverlening, gezond',
      history: 'geschiedenis*, achtergrond*, ontstaan, oorsprong, verleden, terugblik, historie*, erfgoed, aanleiding',
      hospital: 'ziekenhuis*, ziekenhuizen, kliniek*, polikliniek*',
      hotel: 'hotel, hotels, horeca, gastvrijheid, verblijf',
      hourglass: 'levertijd*, doorlooptijden, geduld',
      house: 'huis, huizen, woning*, wonen, huur, huisvesting*, hypothe*, appartement*, woningbouw, huishouden*, thuis',
      image: 'beeld, beelden, afbeelding*, illustratie*, plaatje*, galerij*',
      inbox: 'aanvraag, aanvragen, verzoek, verzoeken, postvak*, inbox',
      info: 'informatie*, feit, feiten, info, voorlichting*',
      key: 'sleutel*, toegang, toegangsbeheer, wachtwoord*, eigendom*, eigenaarschap',
      landmark:
        'bank, banken, overheid*, gemeente*, museum*, musea, regering*, politiek, politieke, ministerie*, parlement*, democratie, bestuur, provincie*, governance, onderwijsinstelling*, zorginstelling*, instanties',
      languages: 'taal, talen, vertaling*, vertalen, taalles*, meertalig*',
      laptop: 'computer*, thuiswerk*, digitalisering, digitaal, digitale, laptop*, hybride werken, werken op afstand',
      layers: 'laag, lagen, architectuur*, platform*, infrastructuur*, structuur*, structuren',
      leaf: 'duurza*, milieu*, natuur*, uitstoot, biodiversiteit, ecolog*, vergroening, emissie*, co2, stikstof, vegan*, vegetar*, biologisch*, groen',
      library: 'bibliotheek, bibliotheken',
      'life-buoy': 'hulp, redding*, herstel*, veerkracht, noodhulp, calamiteit*',
      lightbulb:
        'innovatie*, innovatief*, oplossing*, creativiteit, inzicht*, concept*, tip, tips, inspiratie, uitvinding*, verlichting, brainstorm*, suggestie*, idee*',
      link: 'link, links, koppeling*, verbinding*, keten, toeleveringsketen*, afhankelijk*, connectie*',
      'list-checks':
        'taak, taken, prioriteit*, maatregel*, acties, actiepunten, voorbereiding*, checklist*, to-do*, criteria, stappenplan*, aandachtspunten',
      lock: 'privacy*, gegevensbescherming, avg, vertrouwelijk*, versleutel*, geheim*',
      magnet: 'leadgeneratie, klantenwerving, klantbehoud, acquisitie',
      mail: 'post, brief, brieven, contact, contacten, uitnodiging*, mail, mails, nieuwsbrief*, nieuwsbrieven, e-mail*',
      map: 'kaart, kaarten, regio, regio’s, regionaal, gebied*, geografie, landkaart*, rondleiding*, plattegrond*, routekaart',
      'map-pin':
        'plaats, plaatsen, locatie*, adres*, waar, stad, steden, bestemming*, buurt, buurten, wijk, wijken, dorp, dorpen',
      medal: 'winnaar*, ranglijst*, medaille*, goud, uitmuntend*',
      megaphone: 'reclame*, communicatie*, campagne*, marketing*, promotie*, aankondiging*, publiciteit, pr',
      'message-circle':
        'feedback, chat, reactie, reacties, bericht, berichten, dialoog, discussie*, inspraak, opmerking*',
      'messages-square':
        'vergadering*, overleg*, gesprek*, debat*, interview*, gemeenschap*, bijeenkomst*, forum, community*',
      mic: 'microfoon*, toespraak*, spreker*, stemgeluid, speech*, lezing*',
      microscope: 'bacterie*, microscoop*, diagnose*, diagnostiek, virus*',
      monitor: 'scherm, schermen, beeldscherm*, televisie, tv',
      moon: 'nacht*, maan, avond*',
      mountain: 'uitdaging*, berg, bergen, obstakel*, knelpunt*',
      'mouse-pointer-click': 'klik, klikken, gebruikerservaring, gebruiksvriendelijk*, selfservice, zelfbediening',
      music: 'muziek*, concert*, festival*, lied, liedjes, koor',
      network: 'netwerk*, netwerken, hiërarchie',
      newspaper: 'nieuws, pers, krant, kranten, persbericht*, publicatie*, media, journalist*',
      package: 'product, producten, pakket*, verpakking*, goederen, assortiment*',
      paintbrush: 'schilder*, kunstenaar*, verf, restyling',
      palette: 'ontwerp*, design, kunst, kleur, kleuren, merk, merken, huisstijl, vormgeving, branding',
      pencil: 'schrijven, redactie*, content, tekst, teksten, schets*, tekening*, auteur*, inhoud',
      percent: 'korting*, marge*, rente, percentage*, btw, belastingtarief*',
      phone: 'telefoon*, bellen, belletje*, hotline',
      'piggy-bank': 'sparen, besparing*, pensioen*, spaar*, bezuiniging*',
      pill: 'medicijn*, medicatie*, geneesmiddel*, behandeling*, therapie*',
      plane:
        'reis, reizen, vlucht*, toerisme, luchthaven*, luchtvaart, vakantie*, toerist*, vliegveld*, vliegen, schoolreis*, uitstapje*',
      play: "demo, demo's, tutorial*, demonstratie*",
      plug: 'plugin*, plug-in*, stroomvoorziening, stopcontact*, aansluiting*',
      presentation:
        'presentatie*, cursus*, workshop*, training*, les, lessen, seminar*, webinar*, pitch, coaching, college',
      printer: 'printen, printer*, drukwerk, afdruk*',
      puzzle: 'integratie*, puzzel*, complexiteit, compatibel*',
      'qr-code': 'qr-code*',
      radar: 'monitoring, detectie, radar, signalering, bewaking',
      radio: 'radio, sensor*, iot, bluetooth, antenne*',
      receipt: 'factuur*, facturen, facturatie, belasting*, rekening, rekeningen, bon, bonnen, declaratie*, kwitantie*',
      recycle: 'recycl*, hergebruik*, circulair*, kringloop*',
      'refresh-cw':
        'verandering*, vernieuwing*, update*, cyclus, transformatie*, iteratie*, continu verbeteren, actualisering, omschakeling, overstap',
      rocket:
        'lancering*, introductie, startup*, start-up*, uitrol, livegang, go-live, ruimtevaart, versnelling, release*',
      route: 'route*, klantreis*, aanpak, methode*, pad, traject*, reisschema',
      ruler: 'omvang, afmeting*, afstand*, lengte, maat, maten',
      satellite: 'satelliet*, gps',
      scale:
        'recht, rechten, wet, wetten, wetgeving*, rechtvaardigheid, ethiek, ethisch*, gelijkheid, eerlijk*, balans, regelgeving, juridisch*, gelijkwaardigheid',
      school: 'school, scholen, basisschool, basisscholen, kleuterschool, klaslokaal*, klas, klassen',
      scissors: 'kapper*, knippen, snoeien',
      search: 'onderzoek*, zoeken, seo, ontdekking*, verkenning*, speurtocht*, opsporing',
      send: 'verzenden, versturen, inzending*, indienen',
      server: 'server*, datacenter*, datacentrum',
      settings: 'instellingen, configuratie*, beheer, inrichting, voorkeuren',
      'share-2': 'delen, kennisdeling, doorverwijzing*, verspreiding*, distributie*',
      shield: 'verdediging*, afweer*, preventie*, immuun*, weerstand',
      'shield-alert': 'bedreiging*, kwetsbaarhe*, incident*, datalek*, cyberaanval*, dreiging*, inbraak*',
      'shield-check':
        'veiligheid*, beveiliging*, bescherming*, garantie*, betrouwbaar*, cybersecurity, veilig*, waarborg*',
      ship: 'schip, schepen, boot, boten, veerboot*, veerdienst*, scheepvaart, export*, import*, maritiem*',
      shirt: 'kleding*, mode, textiel*, werkkleding',
      'shopping-bag': 'winkelen, consument*, aankoop, aankopen, koper, kopers',
      'shopping-cart': 'bestelling*, inkoop*, webshop*, webwinkel*, e-commerce, verkoopkanaal*, aanbesteding*, kopen',
      signature: 'handtekening*, ondertekening*, toestemming',
      smartphone: 'mobiel*, smartphone*, app, apps, gsm',
      smile: 'tevredenheid*, *tevredenheid, werkplezier, motivatie, geluk, plezier, sfeer, werkgeluk, humor, welzijn',
      snowflake: 'koude, kou, winter*, sneeuw*, ijs, vorst, koeling*, airco, diepvries*',
      sparkles: 'functies, schoonmaak*, hygiëne, hygiene, magie, nieuwe functies, netheid',
      sprout:
        'zaad*, zaden, planten, tuin, tuinen, tuinier*, moestuin*, persoonlijke groei, persoonlijke ontwikkeling, teelt',
      star: 'hoogtepunt*, highlight*, waardering*, reputatie, beoordelingen, favoriet*, sterren, klantbeoordeling*',
      stethoscope: 'arts, artsen, patiënt*, verpleeg*, huisarts*, dokter*, cliënt*, spreekuur',
      store: 'winkel*, markt, markten, handel, detailhandel, retail, supermarkt*, marktplaats, filiaal*',
      sun: 'zon, zonne*, zomer*, hitte',
      syringe: 'vaccin*, injectie*, inenting*',
      tag: 'prijs, prijzen, tarief, tarieven, aanbod, prijsbeleid, label*, etiket*, aanbieding*',
      target: 'doel, doelen, doelgroep*, doelstelling*, focus, streefcijfer*, precisie, publiek, ambitie*',
      telescope: 'toekomst*, vooruitblik, vooruitzicht*, lange termijn, sterrenkunde, vergezicht*',
      tent: 'kamp, kampen, kamperen, camping*, tent, tenten',
      thermometer: 'temperatuur*, koorts, hittegolf*',
      'thumbs-down': 'nadelen, nadeel, zwakte*, zwakke punten, minpunten, minpunt',
      'thumbs-up': 'voordelen, voordeel, sterkte*, sterke punten, pluspunten, pluspunt, aanbeveling*, baten',
      ticket: 'kaartje*, ticket*, toegangsbewij*, entree',
      timer: 'reactietijd*, snel, sneller, sprint, sprints, tijdwinst, responstijd*',
      tractor: 'tractor*, landbouw*, boer, boeren, boerderij*, akkerbouw*, veeteelt, agrarisch*, landbouwer*',
      'traffic-cone': 'verkeer*, wegwerk*, file, files, blokkade*, stremming*',
      'train-front': 'trein*, spoor*, metro, metros, tram, trams, station',
      'trash-2': 'afval*, vuilnis*, verspilling*, zwerfafval, verwijdering, prullenbak*, restafval',
      'tree-pine': 'bos, bossen, boom, bomen, hout, bosbouw, houtbouw',
      'trending-down': 'daling*, verlies, verliezen, vermindering*, afname, krimp, recessie*, terugloop, achteruitgang',
      'trending-up':
        'groei*, stijging*, verbetering*, toename, vooruitgang, ontwikkeling, uitbreiding*, opschaling, verhoging*, expansie',
      'triangle-alert': 'risico*, gevaar*, gevaren, probleem, problemen, crisis*, valkuil*, let op, escalatie*',
      trophy: 'succes*, overwinning*, concurrent*, concurrentie*, wedstrijd*, kampioen*, competitie*',
      truck:
        'levering*, logistiek*, transport*, vervoer, bezorg*, vrachtwagen*, vrachtauto*, verhuizing*, goederenvervoer, leveren',
      umbrella: 'verzekering*, paraplu, polis*, dekking',
      upload: 'upload*, publiceren',
      user: 'persoon, profiel*, persona, leidinggevende, manager*',
      'user-check': 'klant, klanten, leden, lid, lidmaatschap*, aanwezigheid, klantgroep*, opdrachtgever*',
      'user-plus':
        'werving*, aanmelding*, inschrijving*, instroom, nieuwe leden, nieuwe klanten, onboarding, inwerken, personeelswerving, registreren',
      users:
        'team, teams, medewerker*, personeel*, mensen, bezoeker*, gebruiker*, gezin*, bevolking, wie, deelnemer*, inwoner*, collega*, bewoner*, families, talent*, betrokkenen, stakeholder*, jongeren, ouderen, kinderen, ouders, doelgroepen, buren, hr',
      utensils:
        'eten, voeding, restaurant*, maaltijd*, keuken*, lunch*, diner*, ontbijt*, catering, kantine*, koken, gerecht*, voedsel*',
      video: "video, video's, videobellen, opname, opnames, streaming",
      'volume-2': 'geluid*, lawaai, akoestiek',
      vote: 'stem, stemmen, verkiezing*, besluit*, beslissing*, stemming, referend*, peiling*, kiezer*',
      wallet: 'budget*, begroting*, portemonnee, betaalbaar*, huishoudgeld',
      warehouse: 'magazijn*, voorraad*, voorraden, depot*, opslagruimte, distributiecentr*, loods*',
      watch: 'horloge*, smartwatch*',
      waves:
        'zee, zeeën, oceaan, oceanen, golf, golven, getij*, rivier*, kust*, zwem*, overstroming*, strand*, eb en vloed, dijk, dijken, zwembad*',
      wheat: 'graan, granen, tarwe, brood*, bakker*, oogst*, gewas*, bakkerij*',
      wifi: 'wifi, wi-fi, draadloos*, connectiviteit',
      wind: 'wind, wind op zee, windenergie, windmolen*, windturbine*, ventilatie*, luchtkwaliteit, lucht, ademhaling*',
      workflow: 'proces, processen, workflow*, werkproces*, werkwijze*, procesverbetering',
      wrench:
        'onderhoud*, reparatie*, gereedschap*, repareren, apparatuur, storingsdienst, monteur*, technische dienst, technisch*, installatietechniek',
      zap: 'energie*, elektriciteit*, impact, stroom, elektrisch*, stroomverbruik, quick win, quick wins',
    },
  },
};
