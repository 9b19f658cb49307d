import type { Language } from './language';

export const language: Language = {
  tag: 'it-IT',
  name: 'Italian',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      "il lo la i gli le di del della dei delle dello degli e ed in per con una un che è non al alla ai alle agli sul sulla sui sulle sugli sull' dell' l' d' un' nell' dall' all' nel nella nelle più nostro nostra nostri come perché tra fra da dal dalla dai o anche sono questo questa questi ogni senza abbiamo presentazione crea prepara fai diapositive diapositiva vorrei favore",
    letters: 'ìò',
    sample:
      "la nostra azienda vuole crescere quest'anno e dobbiamo pensare a ciò di cui i nostri clienti hanno davvero bisogno le persone lavorano meglio quando sanno perché il cambiamento è importante ogni squadra ha un piano con obiettivi chiari per il prossimo trimestre ricavi costi utili dipendenti formazione salute sicurezza conoscenze scuola insegnanti apprendimento storia scienza tempo clima energia acqua cibo cucina viaggio città strade edifici case amici famiglia bambini panoramica introduzione nozioni di base consigli idee stato del progetto assistenza clienti sviluppo prodotti vendite pubblicità marchio alimentazione sana uccelli alberi fiori giardino musica libri macchina qualità prova catena di fornitura consegna magazzino pagamento ordine gestione direzione dati settimanale mensile annuale riassunto riunione risultati domande risposte sfide opportunità prossimi passi responsabilità comunità futuro società economia ambiente sostenibilità rinnovabili digitalizzazione assunzione trasporti stazione bicicletta ospedale cure fattura tasse contratto strategia relazione bilancio misure calendario compiti debolezze punti di forza rischi personale acquisti ferie ufficio riscaldamento elettricità crescita invecchiamento oggi molto sempre meglio loro nuovo lavoro alloggi orto rifiuti donne gli della degli sugli nella dello sulla più belle città spiagge vacanza bellezza mercato mercati cani gatti trasloco quartiere vendite",
  },
  regions: [
    {
      tag: 'it-CH',
      decimal: '.',
      fewest: 2,
      marks:
        'chf franchi cantone cantoni cantonale cantonali granconsiglio ticino ticinese ticinesi lugano bellinzona locarno mendrisio chiasso mendrisiotto luganese avs suva ffs natel',
      against:
        'euro eur € italia italiana italiane italiani italiano lombardia piemonte veneto lazio roma milano torino napoli bologna firenze inps inail tari',
    },
  ],
  languageNames: {
    en: 'inglese, inglesi',
    de: 'tedesco, tedesca',
    fr: 'francese, francesi',
    es: 'spagnolo, spagnola, castigliano',
    pt: 'portoghese',
    it: 'italiano, italiana',
    nl: 'olandese, neerlandese, fiammingo',
    pl: 'polacco, polacca',
    tr: 'turco, turca',
    ru: 'russo, russa',
    ar: 'arabo, araba',
    he: 'ebraico, ebraica',
    hi: 'hindi',
    zh: 'cinese, mandarino, cantonese',
    ja: 'giapponese',
    ko: 'coreano, coreana',
  },
  counting: {
    from1:
      'un/uno/una/sola/singola/unica due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno/ventun ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno/trentun trentadue trentatré trentaquattro trentacinque trentasei trentasette trentotto trentanove quaranta quarantuno/quarantun quarantadue quarantatré quarantaquattro quarantacinque quarantasei quarantasette quarantotto quarantanove cinquanta',
    more: 'un_paio_di=2 mezza_dozzina=6 mezza_dozzina_di=6 una_decina=10 una_decina_di=10 decina=10 una_dozzina=12 una_dozzina_di=12 dozzina=12 una_quindicina=15 una_quindicina_di=15 quindicina=15 una_ventina=20 una_ventina_di=20 ventina=20 una_trentina=30 una_trentina_di=30 trentina=30 una_quarantina=40 una_quarantina_di=40',
    ordinals:
      'primo/innanzitutto/per_prima_cosa/in_primo_luogo/primo_punto secondo/in_secondo_luogo/secondo_punto terzo/in_terzo_luogo/terzo_punto quarto/quarto_punto quinto sesto settimo ottavo nono decimo',
  },
  calendar: {
    months:
      'gennaio/gen/genn febbraio/feb/febbr marzo/mar aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/set/sett ottobre/ott novembre/nov dicembre/dic',
    weekdays:
      'lunedì/lun martedì/mar/mart mercoledì/mer/merc giovedì/gio/giov venerdì/ven/vener sabato/sab domenica/dom',
    quarter: 'q, t, trim, trimestre, trimestri',
    half: 's, h, sem, semestre, semestri',
    periods:
      'settimana, settimane, mese, mesi, giorno, giorni, giornata, giornate, anno, anni, sprint, ora, ore, sett, gg, sessione, sessioni, stagione, stagioni, incontro, turno, anno scolastico, bimestre, quadrimestre',
    around:
      'entro, entro il, entro la, entro fine, dal, da, dalla, dalle, fino al, fino a, fino alla, sino al, al, il, in, nel, a, ad, dopo il, dopo, prima del, prima di, a metà, metà, inizio, a inizio, inizio di, inizi di, fine, a fine, fine di, da fine, a partire da, a partire dal, per il, per fine, intorno al, verso, ai primi di, primi di',
    relative:
      'oggi, domani, ieri, dopodomani, stasera, stamattina, questa settimana, la settimana prossima, settimana prossima, prossima settimana, la settimana scorsa, settimana scorsa, scorsa settimana, questo mese, il mese prossimo, mese prossimo, prossimo mese, il mese scorso, mese scorso, scorso mese, fine mese, a fine mese, entro fine mese, fine anno, fine settimana, quanto prima, appena possibile, il prima possibile, al più presto, subito, immediatamente, asap, in corso, adesso, in giornata, continuativo',
  },
  scales: {
    '1e3': 'k, mila, mille, migliaia, migliaio',
    '1e6': 'm, mn, mln, mio, milione, milioni',
    '1e9': 'mld, mrd, mlrd, bn, bln, miliardo, miliardi',
    '1e12': 'bilione, bilioni, migliaia di miliardi, trilione, trilioni',
  },
  partOf: 'di, su',
  units:
    'percento, per cento, per mille, punti percentuali, punto percentuale, punti, punti base, pp, p.p., persone, persona, ore, ora, minuti, minuto, secondi, giorni, giorno, gg, settimane, settimana, mesi, mese, anni, anno, euro, dollari, franchi, sterline, tonnellate, tonnellata, quintali, chili, chilogrammi, grammi, ettolitri, litri, litro, metri, metro, chilometri, chilometro, metri quadrati, metri quadri, mq, mc, metri cubi, ettari, ettaro, gradi, utenti, clienti, dipendenti, addetti, unità, pezzi, pz, articoli, fte, studenti, alunni, visitatori, turisti, biglietti, ordini, membri, soci, iscritti, casi, chiamate, sedi, negozi, abitazioni, famiglie, pazienti, letti, posti letto, posti, camere, stanze, viaggi, download, sessioni, abbonati, abbonamenti, partecipanti, volontari, intervistati, bottiglie, presenze, pasti, coperti, notti, pernottamenti, abitanti, volte, richieste, segnalazioni, mezzi, macchine',
  words: {
    slide: 'slide, slides, diapositiva, diapositive, diapo, lucidi, slaid, slaids, sldie, diapostive, diapositve',
    page: 'pagina, pagine, pag, pagg, pg',
    deck: 'presentazione, presentazioni, deck, slide deck, slidedeck, powerpoint, power point, ppt, pptx, keynote, pitch deck, slideshow, slide show, presentation, webinar, lezione, presentazioncina, presentaz, presenta',
    make: 'crea, creare, creami, creaci, crearmi, crearci, crei, create, creiamo, fai, fammi, facci, fare, faccia, fate, facciamo, farmi, farci, farne, fanne, genera, generare, generami, generate, prepara, preparare, preparami, preparaci, preparacele, prepararmi, prepararci, prepari, preparate, prepariamo, realizza, realizzare, realizzami, realizzi, realizzate, scrivi, scrivere, scrivimi, scriva, riassumi, riassumere, riassumimi, riassumilo, riassuma, progetta, progettare, elabora, elaborare, elabori, elaborate, costruisci, costruire, costruiscimi, costruisca, componi, comporre, redigi, redigere, trasforma, trasformare, trasformami, trasformalo, trasformala, trasformali, trasformale, trasformarlo, trasformarla, trasformarli, trasformarle, trasformi, trasformate, converti, convertire, convertilo, convertila, convertili, sviluppa, sviluppare, impostare, strutturare, sintetizza, sintetizzare, condensa, condensare, butta giù, buttami giù, buttare giù, metti insieme, mettimi insieme, mettere insieme, mettere su, tira fuori, tirare fuori, tirami fuori, ricava, ricavare, ricavane, ricavarne, ricavami, dammi, dacci, darmi, disegna, abbozza, abbozzare, presenta, presentare, sistemare, sistemami, preparazione di, creazione di, realizzazione di',
    show: 'usa, usare, usate, usando, utilizza, utilizzare, utilizzate, utilizzi, utilizzando, includi, includere, includa, includete, inserisci, inserire, inserisca, inserite, inseriscici, aggiungi, aggiungere, aggiunga, aggiungete, aggiungici, mostra, mostrare, mostrami, mostraci, mostrate, mostrando, metti, mettere, mettici, mettimi, metta, mettete, mettiamo, evidenzia, evidenziare, evidenziate, evidenzi, evidenziando, visualizza, visualizzare, visualizzate, rappresenta, rappresentare, disegna, disegnare, menziona, menzionare, cita, citare, elenca, elencare, confronta, confrontare, confrontando, paragona, paragonare, spiega, spiegare, spieghi, descrivi, descrivere, descriva, presenta, presentare, sottolinea, sottolineare, illustra, illustrare, riporta, riportare, suddividi, suddividere, dividi, dividere, raggruppa, raggruppare, riassumi, concentrati, concentrarsi, focalizzati, focalizzarsi, parla, parlare, trattare, copri, coprire, fai vedere, far vedere, fammi vedere, metti in evidenza, mettere in evidenza, metti in risalto, mettere in risalto, dai risalto, dare risalto, dai spazio, fai emergere, far emergere, prevedi, prevedere, dedica, dedicare, inizia, iniziare, apri, aprire, comincia, cominciare, parti da, partire da, chiudi, concludi, tracciare, in evidenza, ci vuole, ci vorrebbe',
    keep: 'non, evita, evitare, evitate, eviti, evitando, limita, limitare, limitati, limitarsi, limitatevi, mantieni, mantenere, mantenga, mantenete, tieni, tenere, tieniti, tenga, tenete, attieniti, attenersi, attenetevi, assicurati, assicurarsi, assicuratevi, accertati, fai in modo, fare in modo, fa in modo, fai attenzione, fare attenzione, attenzione a, stai attento, resta, restare, resti, rimani, rimanere, rispetta, rispettare, lascia, lasciare, lascia fuori, lascia stare, ometti, omettere, salta, saltare, togli, togliere, tralascia, tralasciare, elimina, eliminare, rimuovi, ignora, ignorare, escludi, escludere, solo, soltanto, mai, senza, niente, nessun, nessuna, deve, devono, dovrebbe, dovrebbero, massimo, al massimo, mi raccomando, rigorosamente, non più di, non superare, non usare, non mettere, non inventare, vietato',
    want: "voglio, vogliamo, vorrei, vorremmo, volevo, volevamo, vuole, mi serve, ci serve, mi servono, ci servono, serve, servono, servirebbe, servirebbero, mi servirebbe, mi servirebbero, ci servirebbe, ci servirebbero, mi occorre, ci occorre, mi occorrono, ho bisogno, abbiamo bisogno, avrei bisogno, avremmo bisogno, c'è bisogno, bisogno, bisogna, occorre, occorrono, devo, dobbiamo, deve, devono, dovrebbe, dovrebbero, dovrei, dovremmo, necessito, necessitiamo, mi piacerebbe, ci piacerebbe, desidero, desideriamo, desidererei, desidereremmo, cerco, cerchiamo, sto cercando, stiamo cercando, chiedo, chiediamo, richiedo, richiediamo, mi hanno chiesto, ci hanno chiesto",
    please:
      'per favore, per piacere, per cortesia, cortesemente, gentilmente, ti prego, vi prego, la prego, puoi, potete, potresti, potreste, mi può, ci può, mi potrebbe, ci potrebbe, riesci, riuscite, riusciresti, riuscireste, ti chiedo, vi chiedo, le chiedo, ti chiederei, vi chiederei, grazie, grazie mille, se possibile, possibilmente, se puoi, se riesci, sarebbe bello, sarebbe utile, sarebbe perfetto, sarebbe ottimo, aiutami, aiutaci, mi aiuti, ci aiuti, mi aiutate, mi dai una mano, dammi una mano, ti spiace, ti dispiace, ti va di, pls, plz, please, pf, idealmente, preferibilmente',
    ourselves:
      'io, noi, mi, ci, me, mio, mia, miei, mie, nostro, nostra, nostri, nostre, ho, abbiamo, siamo, stiamo, sto, devo, dobbiamo, facciamo, faccio, presento, presentiamo',
    below:
      "sotto, qui sotto, qua sotto, di seguito, qui di seguito, seguente, seguenti, segue, seguono, sottostante, sottostanti, quanto segue, allegato, allegata, allegati, allegate, in allegato, qui allegato, incollato, incollata, incollati, incollate, incollo, ti incollo, vi incollo, copio, copiato, questo testo, questi appunti, gli appunti, i miei appunti, i nostri appunti, appunti, queste note, le note, questa mail, questa email, questa e-mail, la mail, queste mail, questi dati, i dati, i miei dati, i nostri dati, questa tabella, la tabella, questi numeri, i numeri, queste cifre, le cifre, ecco, ecco qui, ecco i, ecco le, ecco il, ecco la, a partire da, a partire dal, a partire dai, partendo da, partendo dal, partendo dai, in base a, in base ai, sulla base di, sulla base dei, sulla base delle, basandoti su, basata su, basato su, basandosi su, da questo, da questa, da questi, da queste, questo elenco, questa lista, l'elenco, questo report, questo rapporto, questa relazione, la relazione, questo documento, il documento, questo csv, questo export, questo file, il file, il testo, questo articolo, l'articolo, questo readme, questa specifica, questa trascrizione, la trascrizione, questa chat, la chat, questa conversazione, la conversazione, questo verbale, il verbale, questo materiale, il materiale, materiale, fonte, ti mando, vi mando, ti giro, vi giro, ti passo, ti riporto, appunti sparsi, note grezze, dati grezzi",
    about:
      "su, sul, sullo, sulla, sull', sui, sugli, sulle, riguardo, riguardo a, riguardo al, riguardo alla, riguardo ai, riguardante, riguardanti, a proposito di, a proposito del, a proposito della, relativo a, relativa a, relativa al, relativa alla, in merito a, in merito al, in merito alla, in merito ai, inerente, dedicata a, dedicato a, dedicata al, dedicata alla, dedicata ai, intitolata, intitolato, dal titolo, con titolo, con il titolo, sul tema, sul tema di, sul tema del, sul tema della, sull'argomento, che parla di, che parli di, che parli del, che parli della, che spieghi, che spiega, che illustri, che illustra, che presenti, che presenta, che descriva, che descrive, che riassuma, che riassume, che racconti, che racconta, che confronti, che confronta, che mostri, che mostra, che tratti, che tratti di, per spiegare, per presentare, per illustrare, per raccontare, per riassumere, tema, argomento, spiegando, confrontando, riassumendo, chiamata, su come, sul perché, sul come, circa, concernente",
    for: 'per, rivolta a, rivolta al, rivolta alla, rivolta ai, rivolta agli, rivolta alle, rivolto a, rivolto al, rivolto alla, rivolto ai, rivolto agli, rivolto alle, rivolte a, rivolte ai, destinata a, destinata al, destinata alla, destinata ai, destinata agli, destinata alle, destinato a, destinato al, destinato ai, destinato agli, destinate a, indirizzata a, indirizzata ai, indirizzata al, pensata per, pensato per, pensate per, adatta a, adatta ai, adatta per, davanti a, davanti al, davanti alla, davanti ai, davanti agli, davanti alle, di fronte a, di fronte al, di fronte alla, di fronte ai, di fronte agli, da presentare a, da presentare al, da presentare alla, da presentare ai, da presentare agli, da presentare in, da mostrare a, da mostrare al, da mostrare alla, da mostrare ai, da mostrare agli, da portare in, da portare al, da esporre a, da esporre al, presentare a, presentare al, presentare alla, presentare ai, presentare agli, dedicata a, per convincere, a uso di, ad uso di, ad uso del, ad uso dei, a beneficio di, target',
    people:
      "studente, studenti, studentesse, alunno, alunni, alunne, classe, classi, classe prima, classe seconda, classe terza, classe quarta, classe quinta, bambino, bambini, bambine, ragazzo, ragazzi, ragazze, adolescenti, giovani, principianti, team, squadra, squadre, gruppo, gruppi, cliente, clienti, clientela, dipendenti, collaboratori, personale, lavoratori, lavoratrici, operai, addetti, staff, dirigente, dirigenti, manager, management, direzione, direzione generale, direttore, direttrice, direttori, capo, capi, responsabili, vertici, consiglio, consiglio di amministrazione, consiglio comunale, consiglio direttivo, consiglio d'istituto, consiglieri, cda, giunta, assemblea, assemblea dei soci, assemblea condominiale, comitato, comitato direttivo, comitato esecutivo, comitato di direzione, ceo, cfo, cto, cio, coo, amministratore delegato, amministratori, soci, socio, azionisti, investitori, investitore, business angel, venture capital, partner, fornitori, genitori, famiglie, famiglia, mamme, papà, pazienti, paziente, medici, dottori, infermieri, infermiere, oss, farmacisti, operatori, operatori sanitari, docenti, insegnanti, professori, maestre, maestri, collegio docenti, inquilini, condomini, condòmini, cittadini, cittadinanza, residenti, abitanti, quartiere, aziende, azienda, imprese, impresa, imprenditori, artigiani, commercianti, pmi, startup, start-up, pubblico, platea, uditorio, sviluppatori, programmatori, ingegneri, tecnici, esperti, specialisti, profani, non addetti ai lavori, volontari, giuria, commissione, giudici, stampa, giornalisti, colleghi, colleghe, tirocinanti, stagisti, apprendisti, venditori, commerciali, rete vendita, forza vendita, agenti, rivenditori, membri, donatori, finanziatori, sponsor, stakeholder, turisti, visitatori, ospiti, viaggiatori, agricoltori, allevatori, viticoltori, avvocati, notai, commercialisti, sindaco, sindaci, assessore, assessori, assessorato, comune, regione, ministero, funzionari, banca, banche, banchieri, revisori, sindacato, sindacati, rsu, ufficio, reparto, reparti, dipartimento, neoassunti, nuovi assunti, nuovi arrivati, nuovi colleghi, riunione, convegno, conferenza, seminario, scuola, università, facoltà, liceo, associazione, associazioni, circolo, club, cooperativa, parrocchia, anziani, adulti, pensionati, utenti, consumatori, candidati, cuochi, camerieri, baristi, allenatori, giocatori, autisti, magazzinieri, capiturno, capireparto, tutti, collegio",
    each: 'per, a, ogni, per ogni, ciascuna, ciascuno, ciascun, per ciascuna, cadauna, cad, ognuna, in ogni, su ogni',
    word: 'parola, parole, punto, punti, punto elenco, punti elenco, bullet, bullets, bullet point, riga, righe, frase, frasi, carattere, caratteri, battute, voci, elementi, concetti',
    minute: "minuto, minuti, min, minutini, ora, ore, mezz'ora, mezzora, oretta, quarto d'ora",
    exactly:
      'esattamente, precisamente, solo, soltanto, solamente, giusto, giuste, in tutto, in totale, complessivamente, totale, totali, né più né meno, precise, precisi, esatte, esatti, unicamente, tassativamente, proprio',
    around:
      "circa, più o meno, intorno a, intorno alle, intorno ai, attorno a, attorno alle, all'incirca, approssimativamente, indicativamente, grosso modo, grossomodo, qualche, alcune, diciamo, forse, magari, idealmente, a occhio, a occhio e croce, suppergiù, pressappoco, sulle, sui, ca, o giù di lì, o simili, orientativamente",
    atMost:
      'al massimo, massimo, massime, max, non più di, non oltre, non oltre le, fino a, fino ad, sino a, meno di, entro, entro le, sotto, sotto le, sotto i, al più, tutt’al più, limite di, un limite di, o meno, non superare, senza superare, non superiore a, inferiore a, un massimo di, per un massimo di',
    atLeast:
      'almeno, minimo, min, come minimo, un minimo di, non meno di, più di, oltre, o più, in su, al minimo, perlomeno, quantomeno',
    to: 'a, ad, o, oppure, fino a, e, alle, ai',
    and: 'e, ed, nonché, oltre a, insieme a, assieme a, così come, e anche',
    no: 'non, no, senza, mai, niente, nessun, nessuna, nessuno, evita, evitare, salta, ometti, escludi, togli, tranne, eccetto',
    begin:
      "inizia, iniziare, iniziando, inizi, inizino, inizio, all'inizio, iniziale, in apertura, comincia, cominciare, cominci, cominciando, apri, aprire, apra, aprendo, apertura, parti da, parti con, partire da, partire con, parta, partendo, prima, primo, per prima cosa, prima di tutto, come prima",
    end: 'termina, terminare, terminando, termini con, concludi, concludere, conclude, concluda, concludendo, concludersi, finisci, finire, finisca, finisce, finendo, chiudi, chiudere, chiuda, chiudendo, chiude, chiusura, in chiusura, alla fine, in conclusione, ultima, ultimo, finale, infine, per finire, per concludere, fine',
    language:
      'in, lingua, in lingua, lingua della presentazione, lingua delle slide, scritto in, scritta in, scritti in, scritte in, tradotto in, tradotta in, tradotti in, traduci in, tradurre in, testi in, testo in, contenuti in, tutto in, slide in, presentazione in',
    titleLabel:
      'il messaggio, messaggio chiave, titolo, tema, argomento, oggetto, soggetto, titolo presentazione, titolo della presentazione, titolo provvisorio, titolo di lavoro, titolo di copertina, progetto, copertina, topic, title, re, rif, subject, materia, titolo del corso, corso, evento',
    audienceLabel:
      'pubblico, destinatari, destinatario, target, platea, pubblico target, pubblico di riferimento, gruppo target, per chi, a chi, audience, uditorio, ascoltatori, lettori, per, rivolto a, rivolta a, partecipanti, chi ascolta',
    toneLabel: 'tono, stile, tono di voce, tone of voice, registro, linguaggio, taglio, tone, style, tono e stile',
    countLabel:
      'slide, slides, numero di slide, numero slide, n slide, nr slide, n° slide, quante slide, lunghezza, diapositive, numero di diapositive, numero diapositive, n diapositive, pagine, numero di pagine, numero pagine, n pagine, totale slide, estensione',
    languageLabel:
      'lingua, lingue, language, lingua output, lingua della presentazione, lingua delle slide, lingua slide',
    authorLabel:
      'autore, autrice, autori, relatore, relatrice, relatori, presentatore, presentatrice, presenta, presentato da, presentata da, a cura di, di, preparato da, preparata da, redatto da, redatta da, scritto da, speaker, docente, realizzato da, compilato da, relaziona, author',
    dateLabel:
      'data, in data, luogo e data, aggiornato al, aggiornato il, aggiornamento, ultimo aggiornamento, data di aggiornamento, data di pubblicazione, pubblicato il, pubblicato, decorrenza, in vigore dal, data presentazione, data della presentazione, data evento, emesso il, versione del, date',
    noteLabel:
      'note, nota, note relatore, note del relatore, note per il relatore, note oratore, note per chi presenta, speaker notes, notes, appunti, appunti per il relatore, da dire, a voce, testo parlato, parlato, script, traccia, discorso, voce fuori campo',
    footLabel: 'nota a piè di pagina, nota in calce, piè di pagina, fonte, fonti',
    variant: 'variante, varianti, versione, versioni, alternativa, alternative, proposte, impaginazioni, layout',
    toReader:
      'scrivi solo, scrivete solo, parla solo, parlate solo, ignora, ignorate, ignorare, dimentica, dimenticate, modello linguistico, chatbot, sei un assistente, comportati, caro lettore, clicca qui, cliccate qui, accetta i cookie',
    fromNow:
      "d'ora in poi, da ora in poi, ora, adesso, soltanto, solamente, esclusivamente, invece, devono, deve, istruzione, istruzioni, prompt",
    mailLabel:
      'da, a, cc, ccn, bcc, inviato, inviata, inviato il, data, oggetto, rispondi a, allegati, allegato, priorità, importanza, ricevuto, mittente, destinatario, destinatari, from, to, sent, subject, date',
    greeting:
      'ciao, ciao a tutti, ciao a tutte, ciao ragazzi, ciao team, buongiorno, buon giorno, buongiorno a tutti, buonasera, buona sera, buon pomeriggio, buondì, salve, salve a tutti, gentile, gentili, gentilissimo, gentilissima, gentilissimi, egregio, egregia, egregi, spettabile, spett.le, spett, gent.mo, gent.ma, gent.mi, gent, egr, ill.mo, caro, cara, cari, care, carissimo, carissima, carissimi, stimato, stimata, stimati, ehi, ehilà, hey, hi, hello, hi all, ragazzi, alla cortese attenzione, alla c.a., cari tutti, care tutte, bentornati, benvenuti',
    farewell:
      'saluti, cordiali saluti, distinti saluti, cari saluti, tanti saluti, saluti cordiali, un saluto, un caro saluto, un cordiale saluto, migliori saluti, i migliori saluti, con i migliori saluti, i più cordiali saluti, i miei migliori saluti, cordialmente, cordialità, distintamente, grazie, grazie mille, grazie tante, grazie infinite, grazie ancora, grazie in anticipo, grazie a tutti, grazie a te, grazie e saluti, grazie e a presto, molte grazie, mille grazie, tante grazie, grazie per il supporto, grazie per la collaborazione, ti ringrazio, vi ringrazio, la ringrazio, ringrazio, ringraziando, ringraziandola, ringraziandovi, a presto, a domani, a dopo, alla prossima, ci vediamo, ci sentiamo, buona giornata, buona serata, buona notte, buon lavoro, buon weekend, buon fine settimana, buone vacanze, buona domenica, baci, bacioni, un bacio, un abbraccio, abbracci, in fede, con stima, in attesa di un cortese riscontro, in attesa di riscontro, in attesa, thanks, thx, tnx, cheers, ciao ciao, best, best regards, kind regards, regards',
    remark:
      "vedi sotto, vedi allegato, come da accordi, come d'accordo, come concordato, come promesso, come anticipato, come ci siamo detti, come detto, come da oggetto, per conoscenza, p.c., fyi, fammi sapere, fatemi sapere, fateci sapere, mi faccia sapere, facci sapere, inviato da, inviato dal mio, inviato da iphone, inviato da outlook, spero che, spero tu, spero vada, spero di, trovi in allegato, trovate in allegato, ti allego, vi allego, allego, invio in allegato, resto a disposizione, rimango a disposizione, restiamo a disposizione, a disposizione per, per qualsiasi, per ogni chiarimento, per qualunque dubbio, non esitare, non esitate, nessuna fretta, senza fretta, con calma, se hai domande, se avete domande, ti aggiorno, vi aggiorno, tienimi aggiornato, tenetemi aggiornato, ci aggiorniamo, ci sentiamo, ci risentiamo, scusa, scusate, scusa il disturbo, scusate il ritardo, ok, okay, okk, va bene, vabbè, perfetto, ottimo, ricevuto, capito, certo, certamente, figurati, d'accordo, benissimo, grande, lol, ahah, ahahah, ahahaha, haha, riservato, confidenziale, non inoltrare, si prega di non rispondere, questo messaggio è confidenziale, disiscriviti, annulla iscrizione, immagine omessa, audio omesso, media omessi, sticker omesso, messaggio eliminato, hai eliminato questo messaggio, messaggi e chiamate sono crittografati, i messaggi e le chiamate, si è unito, è entrato nel canale, ha abbandonato, è stato aggiunto, hai aggiunto, modificato, messaggio inoltrato, inoltrato, buona lettura, attendo un riscontro, attendo tue, attendo vostre, un riscontro, generato automaticamente, generata automaticamente, trascrizione automatica, può contenere errori, mi sentite, vedete il mio schermo, ahah*, haha*, bella domanda, media omessi, crittografati end-to-end, crittografia end-to-end, ve lo dico, messaggio inoltrato, messaggio originale, prima di stampare, ultima modifica di, questa pagina ti è stata utile, cookie, informativa sulla privacy, tutti i diritti riservati",
    slideLabel: 'slide, diapositiva, diapo, pagina, pag, schermata, schermate, lucido, sl, s, tavola',
    stepLabel:
      'passo, passaggio, fase, step, tappa, stadio, parte, ondata, sprint, milestone, settimana, giorno, giornata, mese, anno, turno, round, lezione, sessione, incontro, appuntamento, atto, epoca, era, periodo, trimestre, semestre, momento, stage, phase',
    optionLabel:
      'opzione, variante, alternativa, scenario, piano, scelta, proposta, ipotesi, soluzione, percorso, modello, pacchetto, formula, tariffa, offerta, preventivo, candidato, candidata, fornitore, approccio, versione, livello, progetto, option, lotto',
    itemLabel:
      "obiettivo, punto, argomento, tema, capitolo, parte, sezione, modulo, rischio, principio, motivo, ragione, pilastro, priorità, iniziativa, progetto, lezione, unità, unità didattica, blocco, punto all'ordine del giorno, odg, o.d.g., appendice, allegato, articolo, art, comma, regola, domanda, risultato, riscontro, constatazione, raccomandazione, decisione, delibera, kpi, key result, kr, okr, consiglio, suggerimento, errore, esempio, caso, caso d'uso, caso studio, funzione, funzionalità, esercizio, attività, azione, atto, storia, ticket, segnalazione, problema, criticità, bug, requisito, misura, voce, mito, causa, effetto, sfida, vantaggio, insegnamento, indicatore",
    questionLabel: 'd, dom, domanda, q, faq, quesito',
    answerLabel: 'r, risp, risposta, a, answer',
    nameKey:
      'nome, voce, elemento, titolo, prodotto, articolo, descrizione, categoria, codice, riassunto, regione, provincia, team, funzione, funzionalità, metrica, indicatore, kpi, paese, città, comune, ufficio, progetto, attività, milestone, tema, argomento, problema, segnalazione, modello, piano, cliente, fornitore, sede, negozio, filiale, stazione, linea, canale, segmento, fonte, tipo, tipologia, passo, fase, area, settore, classe, materia, magazzino, impianto, mezzo, evento, servizio, mese, trimestre, anno, name, title, task, item, key, summary, reparto',
    ownerKey:
      'responsabile, responsabili, referente, incaricato, incaricata, assegnato a, assegnata a, assegnatario, a carico di, chi, a cura di, di chi, persona, persona incaricata, contatto, titolare, capofila, resp, owner, assignee, esecutore, chi lo fa, chi se ne occupa',
    dueKey:
      'scadenza, scade, entro, entro quando, entro il, termine, quando, data, data prevista, data di scadenza, data limite, data fine, fine, fino a, consegna, data consegna, deadline, due, due date, tempistica, tempi, eta',
    statusKey:
      'stato, status, avanzamento, stato avanzamento, stato di avanzamento, fase, semaforo, esito, completamento, fatto, progress, situazione, condizione',
    actionKey:
      'azione, azioni, attività, compito, cosa fare, da fare, to do, todo, prossimo passo, cosa, che cosa, misura, intervento, passo, adempimento, deliverable, task, action, descrizione attività',
    hierarchy:
      'organigramma, organizzazione, struttura organizzativa, gerarchia, albero, albero dei driver, riporta a, responsabile diretto, superiore, capo',
    horizon:
      'ora, adesso, dopo, poi, prossimamente, più avanti, in seguito, breve termine, medio termine, lungo termine, a breve termine, a medio termine, a lungo termine, subito',
    quoteWord:
      'ha detto, dice, disse, dicono, secondo, scrive, ha scritto, ha spiegato, spiega, racconta, ha raccontato, afferma, ha affermato, sostiene, ha sostenuto, commenta, ha commentato, osserva, aggiunge, ha aggiunto, risponde, ha risposto, chiede, ha chiesto, riferisce, ha riferito, dichiara, ha dichiarato, sottolinea, ha sottolineato, ricorda, ha ricordato, parole di',
    total:
      'totale, totali, totale generale, totale complessivo, in totale, tot, somma, complessivo, complessiva, complessivamente, in tutto, subtotale, media, in media, insieme, tutti, tutte, generale, total',
    genre:
      'verbale, trascrizione, intervista, appunti, note, registro delle modifiche, scaletta, bozza, promemoria, relazione, rapporto, rapporto finale, scheda contatti, brief, riassunto, articolo',
    leaveOut:
      'non menzionare, non menzionate, non citare, non citate, non parlare di, non parlate di, non mettere, non mettete, non inserire, non includere, non mostrare, lascia fuori, lasciate fuori, lasciare fuori, lascia perdere, ometti, omettere, omettete, escludi, escludere, escludete, togli, togliere, togliete, salta, saltare, senza menzionare, senza parlare di',
    names: 'nome, nomi, cognomi',
    brackets: 'parentesi',
    codes: 'numero di ticket, numeri di ticket, numeri dei ticket, numeri delle segnalazioni',
    contacts: 'telefono, telefoni, numero di telefono, numeri di telefono, e-mail, contatti, recapiti',
    prices: 'prezzo, prezzi, importi, tariffe, stipendi',
    private:
      'interno, nota interna, uso interno, riservato, bozza riservata, non divulgare, non diffondere, non inoltrare, non per le slide, da fare, todo, ps, p.s, tra noi, chiedere a, chiedi a, sentire con, vedi elenco allegato, vedi allegato, vedi elenco presenze, sul serio, si ringrazia',
    offer:
      'se vuoi, se lo desideri, se desidera, vuoi che, posso anche, certo, certamente, ecco la, ecco una, ecco il, ecco un, ecco la tua, chatgpt',
    imageHint:
      "suggerimento immagine, immagine suggerita, suggerimento per l'immagine, immagine, visual, illustrazione, foto",
    subtitleLabel: 'sottotitolo, frase di chiusura, frase finale',
    askWord:
      "che, cosa, che cosa, cos'è, come, com'è, perché, chi, quando, dove, dov'è, quale, quali, qual, quanto, quanta, quanti, quante, a cosa, a che, a chi, di chi, di che, di cosa, da chi, da dove, in che, in quale, in quanto, per chi, per quanto, con chi, con quale, ci sono, c'è, posso, possiamo, può, possono, devo, deve, dobbiamo, devono, esiste, esistono, serve, servono, conviene, è vero, è possibile, si può, si possono, bisogna, ha senso, hai, avete, sai, sapete, sapevi, sapevate, vale la pena",
  },
  tones: {
    formal:
      'formale, formali, formalmente, ufficiale, ufficiali, professionale, professionali, professionalmente, professionalità, serio, seria, istituzionale, istituzionali, autorevole, sobrio ed elegante, elegante, corporate, rigoroso, rigorosa, in modo formale',
    plain:
      'semplice, semplici, semplicemente, chiaro, chiara, chiari, chiare, chiarezza, comprensibile, comprensibili, facile da capire, di facile comprensione, alla portata di tutti, divulgativo, divulgativa, neutro, neutra, neutri, neutrale, neutrali, sobrio, sobria, sobri, oggettivo, oggettiva, obiettivo e neutro, fattuale, asciutto, asciutta, essenziale, essenziali, conciso, concisa, minimale, minimalista, minimal, senza fronzoli, senza tecnicismi, senza gergo, terra terra, linguaggio semplice, parole semplici',
    persuasive:
      'persuasivo, persuasiva, persuasivi, persuasive, convincente, convincenti, incisivo, incisiva, accattivante, accattivanti, da vendita, grintoso, grintosa, assertivo, assertiva, d’impatto, di impatto',
    inspiring:
      'ispirante, ispiranti, ispirazionale, ispirazionali, motivante, motivanti, motivazionale, motivazionali, coinvolgente, coinvolgenti, emozionante, emozionanti, emozionale, entusiasta, entusiasmante, entusiasmanti, visionario, visionaria, energico, energica, caloroso, calorosa, ottimista, stimolante',
    playful:
      'divertente, divertenti, giocoso, giocosa, giocosi, informale, informali, spiritoso, spiritosa, leggero, leggera, simpatico, simpatica, scherzoso, scherzosa, ironico, ironica, amichevole, amichevoli, colloquiale, rilassato, rilassata, allegro, allegra, vivace, friendly, easy, casual',
    technical:
      'tecnico, tecnica, scientifico, scientifica, scientifici, accademico, accademica, accademici, specialistico, specialistica, approfondito, approfondita, dettagliato, dettagliata, dettagliati, nel dettaglio, per esperti, per addetti ai lavori, deep dive',
  },
  forms: {
    chart:
      'grafico, grafici, diagramma, diagrammi, chart, charts, graph, grafica dei dati, visualizzazione, visualizzazioni, visual, graficamente, in forma grafica, grafichino, istogrammi',
    line: 'grafico a linee, grafici a linee, grafico a linea, grafico lineare, grafici lineari, andamento, andamenti, trend, evoluzione, sviluppo nel tempo, nel tempo, serie storica, serie storiche, curva, mese per mese, trimestre per trimestre, anno per anno, di mese in mese, di anno in anno, traiettoria, line chart, a linee, a linea, andamento nel tempo',
    bar: 'grafico a barre, grafici a barre, grafico a colonne, grafici a colonne, diagramma a barre, diagramma a colonne, istogramma, barre, colonne, a barre, a colonne, barre impilate, colonne impilate, classifica, graduatoria, ranking, bar chart, barre orizzontali',
    doughnut:
      'grafico a torta, grafici a torta, a torta, torta, diagramma a torta, grafico ad anello, grafico a ciambella, ad anello, a ciambella, aerogramma, ripartizione, ripartizioni, suddivisione, composizione, distribuzione, percentuale sul totale, percentuali sul totale, incidenza, peso percentuale, quota di mercato, quote di mercato, mix, pie chart, donut, spaccato, torta dei costi, quota percentuale, quote percentuali',
    scatter:
      'grafico a dispersione, diagramma a dispersione, dispersione, grafico di dispersione, nuvola di punti, scatter, scatter plot, correlazione, correlazioni, correla, correlare, correlat*, relazione tra, rapporto tra, legame tra',
    table:
      'tabella, tabelle, tabellina, tabellare, griglia, in tabella, in una tabella, in forma tabellare, foglio di calcolo, prospetto, prospetto riassuntivo, quadro riassuntivo, table, excel',
    timeline:
      'timeline, linea del tempo, linea temporale, cronologia, cronologico, cronologica, cronoprogramma, tabella di marcia, roadmap, road map, gantt, tappe, tappe principali, milestone, milestones, calendario, scaletta temporale, asse temporale, scadenzario',
    steps:
      'processo, processi, passi, passaggi, passo dopo passo, passo passo, passo per passo, step, step by step, step-by-step, fasi, flusso, flusso di lavoro, workflow, diagramma di flusso, flowchart, procedura, procedure, sequenza, funnel, pipeline, iter, percorso a tappe',
    comparison:
      'confronto, confronti, a confronto, comparazione, comparativa, comparativo, paragone, messa a confronto, confronta, confrontare, confrontando, fianco a fianco, affiancati, uno accanto all’altro, versus, vs, pro e contro, vantaggi e svantaggi, due colonne, su due colonne, testa a testa, faccia a faccia, prima e dopo, prima/dopo, differenze, differenza tra, cosa fare e cosa non fare',
    matrix:
      'swot, analisi swot, matrice, matrici, matrice swot, 2x2, 2 x 2, due per due, quadrante, quadranti, quattro quadranti, quattro riquadri, eisenhower, matrice di eisenhower, matrice dei rischi, bcg',
    quote:
      'citazione, citazioni, frase celebre, testimonianza, testimonianze, virgolettato, virgolettati, testimonial, quote, aforisma, parole testuali, testuale',
    figures:
      'cifre chiave, numeri chiave, dati chiave, i numeri, numeri grandi, grandi numeri, numeri in grande, numeri in evidenza, cifre in evidenza, cifre principali, dati principali, indicatori, indicatori chiave, indicatori principali, kpi, kpis, metriche, statistiche, numeroni, scorecard, cruscotto',
    cards:
      'schede, scheda, riquadri, riquadro, card, cards, tessere, box, icone, con icone, griglia di icone, tiles, caselle, cartoline',
    list: 'elenco, elenchi, elenco puntato, elenchi puntati, elenco numerato, punti elenco, per punti, lista, liste, bullet, bullets, bullet point, bullet points, checklist, lista di controllo, scaletta',
    agenda:
      'agenda, indice, sommario, ordine del giorno, odg, scaletta, indice iniziale, slide con l’indice, table of contents',
    summary:
      'riassunto, riepilogo, sintesi, sintesi finale, conclusione, conclusioni, in sintesi, in breve, messaggi chiave, messaggio chiave, punti chiave, concetti chiave, da ricordare, cosa ricordare, takeaway, takeaways, key takeaways, executive summary, recap, wrap-up, tl;dr, tldr, lezioni apprese, ricapitolazione, riassuntiva, riepilogativa, conclusiva',
    actions:
      'prossimi passi, prossimo passo, passi successivi, prossime azioni, azioni, azioni da fare, cose da fare, to do, to-do, todo, to do list, action item, action items, next step, next steps, piano d’azione, piano di azione, call to action, invito all’azione, cosa chiediamo, decisione richiesta, decisioni da prendere, raccomandazione, raccomandazioni, slide contatti, attività da svolgere, la richiesta, la nostra richiesta, slide finale con i contatti',
    sections:
      'separatori, slide separatrici, slide separatore, divisori, slide divisorie, slide di sezione, slide di separazione, slide intermedie, copertine di sezione, titoli di sezione, intercalari, divider, section slide',
    largest:
      'maggiore, maggiori, più grande, più grandi, più alto, più alta, più alti, più alte, migliore, migliori, meglio, top, il più, la più, più forte, più veloce, leader, vincitore, vincitori, picco, record, più venduto, più venduti, più rilevante',
    smallest:
      'minore, minori, più piccolo, più piccola, più basso, più bassa, più bassi, più basse, peggiore, peggiori, peggio, il meno, la meno, più debole, più lento, fanalino di coda, più scarso',
    change:
      'variazione, variazioni, cambiamento, cambiamenti, cambiato, cambiata, crescita, cresciuto, cresciuta, aumento, aumenti, aumentato, aumentata, incremento, incrementi, calo, cali, calato, calata, diminuzione, diminuito, diminuita, riduzione, ridotto, differenza, differenze, scostamento, scostamenti, delta, scarto, miglioramento, migliorato, peggioramento, peggiorato, salito, sceso',
  },
  headings: {
    agenda:
      'agenda, indice, sommario, ordine del giorno, odg, o.d.g., contenuti, programma, scaletta, indice dei contenuti, di cosa parleremo, cosa vedremo, argomenti, punti all’ordine del giorno',
    summary:
      'riassunto, riepilogo, sintesi, in sintesi, in breve, conclusione, conclusioni, messaggi chiave, messaggio chiave, punti chiave, concetti chiave, da ricordare, cosa ricordare, takeaway, takeaways, key takeaways, executive summary, recap, tl;dr, tldr, abstract, in poche parole, panoramica, punti salienti, in evidenza, highlights, per concludere, wrap-up, il succo, considerazioni finali',
    goals:
      'obiettivo, obiettivi, obiettivi del progetto, obiettivi principali, obiettivi generali, obiettivi specifici, obiettivi formativi, obiettivi di apprendimento, obiettivi strategici, i nostri obiettivi, scopo, scopi, finalità, priorità, priorit*, traguardi, mete, risultati attesi, risultati chiave, key results, visione, missione, vision, mission, target, cosa vogliamo',
    risks:
      'rischio, rischi, rischi principali, rischi e misure, rischi e contromisure, rischi e mitigazioni, criticità, problemi, problema, problemi aperti, problemi noti, difficoltà, ostacoli, ostacolo, sfide, limiti, blocchi, blocker, insidie, errori da evitare, pericoli, punti critici, punti deboli, preoccupazioni, attenzioni',
    actions:
      'azione, azioni, azioni da intraprendere, azioni concordate, prossimi passi, prossimo passo, passi successivi, prossime azioni, prossime attività, i prossimi passi, next step, next steps, attività, attività da fare, compiti, cose da fare, da fare, to do, to-do, todo, to do list, follow-up, follow up, action items, piano d’azione, adempimenti, misure, raccomandazioni, raccomandazione, proposte operative, richieste, cosa chiediamo, cosa serve, di cosa abbiamo bisogno, call to action, e adesso, e ora, cosa succede ora, chi fa cosa',
    decisions:
      'decisione, decisioni, decisioni prese, deciso, deliberato, delibere, delibera, deliberazioni, risoluzioni, concordato, approvato, esito, accordi, accordi presi, si è deciso, si decide',
    timeline:
      'timeline, linea del tempo, cronologia, cronoprogramma, calendario, tempi, tempistica, tempistiche, tappe, tappe principali, milestone, milestones, scadenze, date, date chiave, date importanti, roadmap, road map, tabella di marcia, storia, la nostra storia, pianificazione, programma della giornata, orari, itinerario, fasi e tempi',
    process:
      'processo, processi, procedura, procedure, procedimento, passi, passaggi, fasi, le fasi, fasi del progetto, flusso, flusso di lavoro, workflow, come funziona, come si fa, come procedere, come fare, metodo, metodologia, metodi, approccio, modalità, modalità operative, istruzioni, svolgimento, preparazione, ricetta, installazione, configurazione, avvio rapido, per iniziare, guida rapida, onboarding, iter, piano operativo, materiali e metodi',
    sources:
      'fonte, fonti, riferimenti, bibliografia, sitografia, link, link utili, letteratura, citazioni, per approfondire, approfondimenti, note e fonti, documentazione',
    options:
      'opzione, opzioni, alternative, alternativa, varianti, scenari, scelte, candidati, offerte, preventivi, proposte, piani, piani tariffari, pacchetti, tariffe, formule, soluzioni possibili, ipotesi, confronto offerte, confronto preventivi, le opzioni',
    causes:
      'causa, cause, causa principale, cause principali, causa radice, cause radice, motivi, motivo, ragioni, perché è successo, origine del problema, fattori, analisi delle cause, da cosa dipende',
    strengths: 'forza, forze, punto di forza, punti di forza, punti forti, i nostri punti di forza, strengths',
    weaknesses:
      'debolezza, debolezze, punto di debolezza, punti di debolezza, punto debole, punti deboli, aree di miglioramento, weaknesses',
    opportunities: 'opportunità, occasioni, opportunit*, opportunities',
    threats: 'minaccia, minacce, threats',
    pros: 'pro, i pro, vantaggio, vantaggi, i vantaggi, benefici, beneficio, lati positivi, aspetti positivi, punti a favore, a favore, argomenti a favore, favorevole, favorevoli, cosa ha funzionato, cosa è andato bene, che cosa è andato bene, è andato bene, ha funzionato, da fare, più, cosa tenere, bene',
    cons: 'contro, i contro, svantaggio, svantaggi, gli svantaggi, lati negativi, aspetti negativi, punti a sfavore, a sfavore, argomenti contro, contrario, contrari, difetti, cosa non ha funzionato, cosa è andato male, cosa non è andato bene, che cosa non è andato bene, è andato male, non ha funzionato, da non fare, da evitare, meno, cosa migliorare, male',
    before:
      'prima, oggi, ieri, adesso, ora, attuale, situazione attuale, stato attuale, situazione di partenza, punto di partenza, dove siamo, dove siamo oggi, a che punto siamo, as is, as-is, com’era, com’è oggi, vecchio, il vecchio modo, status quo, la situazione oggi, stato di fatto',
    after:
      'dopo, domani, futuro, in futuro, nuovo, il nuovo modo, situazione futura, stato futuro, situazione desiderata, obiettivo finale, dove vogliamo arrivare, to be, to-be, come sarà, a regime, stato di progetto',
    figures:
      'cifre, cifre chiave, le cifre, numeri, numeri chiave, i numeri, in numeri, in cifre, dati, dati chiave, dati principali, dati e cifre, kpi, indicatori, indicatori chiave, metriche, statistiche, risultati, risultati in cifre, i risultati, risultati economici, dati economici, dati finanziari, bilancio in cifre, andamento',
    quotes:
      'citazione, citazioni, testimonianza, testimonianze, cosa dicono i clienti, cosa dicono di noi, dicono di noi, voci, le voci, feedback, parola ai clienti, commenti, recensioni, opinioni',
    bridge:
      'grafico a cascata, cascata, ponte dei ricavi, bridge dei ricavi, bridge dell’ebitda, analisi degli scostamenti, che cosa ha mosso',
    funnel: 'imbuto, funnel, funnel di vendita, conversione, pipeline',
    pricing: 'prezzi, tariffe, piani, listino, listino prezzi, abbonamenti, pacchetti, piani e prezzi, prezzo',
    cycle: 'ciclo, cicli, ciclo di vita, circolo virtuoso, circolo vizioso',
    again: 'ripetere, ripeti, da capo, ricominciare, ricomincia, tornare al passo, ritorno all’inizio, torna al passo',
    rating:
      'impatto, sforzo, valore, complessità, probabilità, gravità, urgenza, importanza, fattibilità, beneficio, rischio, costo',
    people:
      'team, il team, squadra, la squadra, partecipanti, presenti, presenti alla riunione, assenti, assenti giustificati, persone, personale, chi siamo, membri, contatti, referenti, ruoli, ruoli e responsabilità, relatori, fondatori, soci fondatori, organigramma, invitati, intervenuti, hanno partecipato',
    partners:
      'partner, i nostri partner, clienti, i nostri clienti, si fidano di noi, fornitori, sponsor, sostenitori, marchi',
    questions:
      'faq, domande, domande frequenti, domande aperte, questioni aperte, domande e risposte, q&a, quesiti, le vostre domande, punti aperti, dubbi',
    inScope:
      'compreso, compresi, incluso, inclusi, inclusa, cosa è compreso, cosa è incluso, cosa comprende, la quota comprende, in ambito, ambito, perimetro, nel perimetro, rientra, in scope',
    outOfScope:
      'non compreso, non compresi, escluso, esclusi, esclusa, non incluso, non inclusi, cosa non è compreso, cosa non è incluso, la quota non comprende, fuori ambito, fuori perimetro, esclusioni, non obiettivi, non rientra, out of scope',
  },
  shapes: {
    change:
      'perché dovremmo, dovremmo, conviene, passare a, passare al, passare alla, passare ai, passaggio a, passaggio al, passaggio alla, migrazione, migrare, sostituire, sostituzione, introdurre, introduzione di, introduzione del, introduzione della, adottare, adozione di, adozione del, transizione, cambiare, cambio di, trasferimento, trasloco, proposta, proporre, business case, rollout, abbandonare, eliminare, ridurre, passaggio, convincere, perché passare, perché adottare',
    explain:
      "cos'è, che cos'è, cosa è, che cosa è, cosa sono, che cosa sono, come funziona, come funzionano, spiega*, spiegazione, introduzione a, introduzione al, introduzione alla, introduzione all'intelligenza, le basi, basi di, basi del, basi della, nozioni di base, fondamenti, panoramica, capire, comprendere, perché, alla scoperta di, abc",
    compare:
      'versus, vs, confronto, confronti, a confronto, comparazione, comparativa, paragone, o, oppure, pro e contro, vantaggi e svantaggi, vantaggi, differenza, differenze, differenza tra, differenze tra, quale scegliere, quale, cosa è meglio, che cosa è meglio, meglio scegliere',
    howto:
      'come fare, come si fa, come si, come creare, come scegliere, come scrivere, come preparare, come gestire, come usare, come organizzare, come ridurre, come migliorare, come evitare, come avviare, come aprire, come diventare, come coltivare, come risparmiare, guida, guida a, guida al, guida alla, guida pratica, guida per, consigli per, consigli, buone pratiche, best practice, primi passi, imparare a, passi per, modi per, istruzioni per, tutorial, vademecum, come costruire, come aumentare, come affrontare, come imparare, come riconoscere, come prevenire, come vendere, come comunicare, come pianificare, come leggere, come parlare, come prendere, come installare, come gestire al meglio, come trovare, come realizzare, come fare a, come mantenere, come motivare, come riciclare, come proteggere',
    history:
      'storia, storia di, storia del, storia della, storia dei, storia delle, storia degli, origini, le origini, origine di, nascita di, nascita del, nascita della, evoluzione di, evoluzione del, evoluzione della, ascesa, declino di, attraverso i secoli, nei secoli, passato, biografia, vita di',
    training:
      'formazione, corso, corsi, corso di formazione, training, onboarding, workshop, lezione, seminario, addestramento, aggiornamento professionale, sicurezza sul lavoro, formazione sicurezza, istruzione operativa, sensibilizzazione, insegnare, inserimento neoassunti, inserimento dei nuovi',
    pitch:
      'pitch, pitch deck, elevator pitch, investitori, round di investimento, round, raccolta fondi, raccolta di capitali, fundraising, idea di startup, idea imprenditoriale, idea di business, business plan, startup, seed, finanziamento, presentazione commerciale, sponsor, sponsorizzazione, crowdfunding',
    plan: 'piano, piano di progetto, piano progetto, piano di lancio, piano marketing, piano operativo, piano di lavoro, piano strategico, piano industriale, piano editoriale, pianificazione, programma, programmazione, roadmap, tabella di marcia, strategia, kick-off, kickoff, avvio progetto, lancio, cronoprogramma, organizzazione di, organizzare, campagna di, campagna pubblicitaria, campagna marketing, campagna social, campagna di comunicazione, progetto per',
    report:
      'report, rapporto, relazione, relazione annuale, relazione trimestrale, relazione mensile, relazione finale, resoconto, rendiconto, bilancio, consuntivo, risultati, stato avanzamento, stato di avanzamento, aggiornamento, status, trimestrale, mensile, annuale, settimanale, retrospettiva, andamento, verbale, riesame, recap, chiusura anno',
    problem:
      "assenteismo, assenze, carenza, carenza di, mancanza di, rumore, rumori, inquinamento acustico, vandalismo, bullismo, cyberbullismo, spreco, sprechi, ritardi, reclami, lamentele, turnover, perdite di, furti, infortuni, incidenti, siccità, spopolamento, dispersione scolastica, solitudine, calo di, calo del, calo della, calo dei, calo delle, calo degli, problema con, problemi con, il problema, lotta contro, lotta al, lotta alla, lotta allo, lotta ai, contro il, contro la, contro lo, contro i, contro le, contro gli, contro l', riduzione di, riduzione del, riduzione della, riduzione dei, riduzione delle, riduzione degli, diminuire, meno rifiuti, meno plastica, meno sprechi, appuntamenti mancati",
    welcome:
      'benvenuto, benvenuta, benvenuti, benvenute, accoglienza dei nuovi, accoglienza nuovi, accogliere i nuovi, nuovi volontari, nuove volontarie, nuovi soci, nuovi iscritti, nuovi membri, nuovi assunti, neoassunti, nuovi colleghi, nuovi dipendenti, nuovo personale, nuovi apprendisti, nuovi tirocinanti, nuovi alunni, nuovi arrivati, nuovi genitori, nuove famiglie, primo giorno',
    venture:
      "aprire un, aprire una, aprire uno, aprire il nostro, aprire la nostra, apriamo un, apriamo una, apertura di un, apertura di una, apertura di uno, apertura del nostro, apertura della nostra, avviare un, avviare una, avvio di un, avvio di una, fondare un, fondare una, mettersi in proprio, in proprio, impresa propria, propria impresa, propria attività, creare un'impresa, creare un'associazione, creare una cooperativa, costituire una, costituire un', start-up",
    advice:
      'sonno, insonnia, dormire bene, dormire meglio, alimentazione sana, sana alimentazione, alimentazione, mangiare sano, mangiare bene, mangiare meglio, nutrizione, vita sana, stile di vita sano, stili di vita sani, stress, mal di schiena, tempo davanti allo schermo, risparmiare energia, risparmio energetico in casa, risparmiare soldi, risparmiare denaro, primo soccorso, benessere, attività fisica, esercizio fisico, mantenersi in forma, restare in forma, prendersi cura, vivere con, convivere con, invecchiare bene, sicurezza in casa, sicurezza domestica',
    rules:
      'regole, regolamento, regolamenti, norme, norme di, codice di condotta, codice etico, sicurezza in cantiere, sicurezza in laboratorio, sicurezza in officina, sicurezza in cucina, sicurezza nei, sicurezza antincendio, igiene, protezione dei dati, protezione dati, privacy, gdpr, password, lavoro in solitario',
    event:
      "porte aperte, open day, festival, festa, feste, sagra, sagre, fiera, fiere, gita, gite, escursione, escursioni, viaggio d'istruzione, concerto, concerti, torneo, tornei, anniversario, anniversari, matrimonio, nozze, campo estivo, campi estivi, centro estivo, raduno, raduni, rimpatriata, giornata dello sport, giornata sportiva, mostra di, mostra su, mostra fotografica, mostre, mercatino, mercatini",
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Panoramica',
    action: 'Azione',
    owner: 'Responsabile',
    due: 'Scadenza',
    recommended: 'Consigliato',
    and: 'e',
    from: 'da',
    to: 'a',
    audience: 'Pubblico',
    item: 'Voce',
    figures: 'Cifre chiave',
    detail: 'Dettagli',
    question: 'Domanda',
    total: 'Totale',
    summary: 'Sintesi',
    sources: 'Fonti',
    amount: 'Importo',
    source: 'Fonte',
    measure: 'Misura',
    risk: 'Rischio',
    today: 'la situazione di oggi',
    tomorrow: 'la nuova soluzione',
    toCollect: 'Da raccogliere per questa slide:',
    besides: 'Che cos’altro sappiamo',
    versus: 'o',
    contact: 'Contatti',
  },
  stories: {
    change: `
      s 1 Il messaggio in una frase / la cosa che il pubblico deve ricordare
      b 2 A che punto siamo oggi: {a} ~ A che punto siamo oggi / come funziona oggi e chi fa che cosa / quanto costa all’anno, con la fonte / dove nascono errori, ritardi o rischi
      c 1 Perché è importante adesso / Motivo | il motivo più forte, con prove / Momento | che cosa rende questo il momento giusto / Senza azione | che cosa succede se nulla cambia
      v 2 {A} e {b} a confronto ~ Oggi e domani a confronto / Costi / Impegno / Controllo / Punti deboli
      b 3 Che cosa conta per chi ascolta / la sua prima domanda / la cifra che guarda / che cosa lo porterebbe a dire di no
      m 2 Quanto costa e quanto fa risparmiare / Costi iniziali / Costi correnti / Risparmi / Tempo di rientro
      p 1 Come ci arriviamo / Preparare | requisiti, dati e persone / Scegliere | i criteri e chi decide / Provare | da dove cominciare e come misurare il successo / Introdurre | ordine, date e via di ritorno / Verificare | che cosa controllare e quando
      r 2 Rischi e misure / che cosa può andare storto all’inizio / che cosa può andare storto durante il passaggio / che cosa può andare storto dopo
      c 4 Chi deve essere coinvolto / Promotore | chi sostiene la decisione / Team | ruoli, competenze e tempo necessario / Interessati | chi lavorerà in modo diverso e che cosa lo aiuta
      n 2 Che cosa succede ora / il primo passo / la decisione da prendere / la data in cui riferire`,
    explain: `
      b 1 {X}: di che cosa si tratta / una frase semplice che tutti capiscono / dove ci capita di incontrarlo / che cosa ne fa parte e che cosa no
      c 1 I punti essenziali / Prima | che cosa bisogna sapere innanzitutto / Poi | che cosa ne consegue / Inoltre | che cosa sfugge facilmente
      p 2 Come ci si arriva / All’inizio | dove, quando e con che cosa / Poi | le tappe, in ordine / Alla fine | che cosa ne deriva e per chi
      b 1 Un esempio / dove e quando / che cosa è successo, con una cifra / che cosa dimostra
      m 3 {X} in cifre / Grandezza o quantità / Andamento / Confronto con qualcosa di noto
      c 2 Che cosa significa per noi / Il bello | che cosa ci guadagniamo / Il difficile | che cosa costa o mette a rischio / L’incerto | di che cosa si discute ancora
      b 1 Da ricordare / la frase da ricordare / che cosa può farne ciascuno di noi / dove leggere o chiedere di più`,
    compare: `
      s 2 La risposta in breve / che cosa conviene di più: {a} o {b}, in una frase
      b 2 Che cosa deve dare la scelta / l’obiettivo / i limiti: denaro, tempo, persone / chi decide e quando
      d 1 {A}: pro e contro / Vantaggi | l’argomento più forte a favore di: {a} | un altro, con una cifra | chi ci guadagna di più / Svantaggi | che cosa costa o complica | chi sarebbe contrario e perché | come rimediare
      d 1 {B}: pro e contro / Vantaggi | l’argomento più forte a favore di: {b} | un altro, con una cifra | chi ci guadagna di più / Svantaggi | che cosa costa o complica | chi sarebbe contrario e perché | come rimediare
      v 1 A confronto / Costo / Impegno / Qualità / Rischio
      c 3 Che cosa fa la differenza / {A} | la situazione in cui è chiaramente meglio / {B} | la situazione in cui è chiaramente meglio / Via di mezzo | come unire le due cose
      s 1 La nostra raccomandazione / la vostra scelta tra {a} e {b} e il motivo decisivo
      n 3 I prossimi passi / il primo passo dopo la decisione / che cosa si può provare prima / quando rivedere la decisione`,
    howto: `
      s 3 Che cosa ci si guadagna / che cosa porta il risultato, in una frase
      b 1 Che cosa serve prima di iniziare / strumenti e materiali / tempo e denaro / che cosa conviene già sapere
      p 1 Passo dopo passo / Preparare | che cosa deve essere pronto e dove / Iniziare | la prima azione e come farla bene / Proseguire | il lavoro principale, con tempi o quantità / Concludere | come si capisce che è finito
      c 2 Errori da evitare / All’inizio | che cosa va storto più spesso e perché / A metà | che cosa si dimentica / Alla fine | che cosa si fa troppo presto o tardi
      b 2 Come capire se è riuscito / com’è un buon risultato / che cosa controllare o misurare / che cosa cambiare se non basta
      b 4 Consigli di chi lo fa da tempo / una scorciatoia che fa risparmiare tempo / un trucco per un risultato migliore / che cosa fanno di diverso gli esperti
      b 1 E adesso / la prima cosa da fare oggi / un livello successivo / dove trovare aiuto`,
    history: `
      s 2 Perché questa storia conta / che cosa spiega il passato sul presente, in una frase
      b 1 Gli inizi / dove e quando tutto è cominciato / chi c’era dietro / che cosa c’era prima
      t 1 Le svolte / anno | la prima svolta / anno | un’invenzione, un evento o una persona che ha cambiato tutto / anno | quando ha raggiunto molte persone / anno | l’ultimo grande cambiamento
      c 2 Chi le ha dato forma / Una persona | nome, ruolo e che cosa ha fatto / Un luogo | dove è cresciuta e perché lì / Un’idea | che cosa c’era di nuovo
      b 2 Che cosa ha cambiato / come si viveva o lavorava prima / che cosa è stato diverso dopo / chi ci ha perso
      b 2 A che punto siamo oggi / la situazione attuale, con una cifra e la fonte / che cosa resta degli inizi / che cosa può venire dopo
      b 1 Da ricordare / la data da ricordare / il nome da ricordare / una domanda da discutere`,
    training: `
      b 1 Che cosa saprete fare / che cosa tutti sapranno fare dopo l’incontro / che cosa tutti sapranno / che cosa cambia da domani
      c 1 Perché è importante / Per gli altri | che cosa si aspettano da noi e che cosa notano / Per voi | che cosa diventa più facile / Se va storto | un caso reale e le sue conseguenze
      b 1 Le basi / il termine più importante, in parole semplici / la regola che vale sempre / dove è scritta
      p 1 Come fare bene / Prima | che cosa sapere, controllare e tenere pronto / All’inizio | il primo passo, e come farlo bene / Poi | la parte principale, con passi o frasi da usare / Alla fine | che cosa controllare, annotare o riferire
      d 2 Che cosa fare e che cosa no / Da fare | una buona abitudine | un’altra | che cosa fare nel dubbio / Da evitare | l’errore più frequente | una scorciatoia che fa danni | che cosa non è mai permesso
      b 2 Esercizio / un caso di ogni giorno, senza nomi / il compito, in coppia o in piccoli gruppi / come si riconosce una buona soluzione
      b 3 Mettetevi alla prova / una domanda facile / una domanda a trabocchetto / una domanda sul proprio lavoro
      b 1 Dove chiedere aiuto / a chi rivolgersi, con telefono o e-mail / dove sono le regole / la data del prossimo incontro`,
    pitch: `
      s 1 Che cosa facciamo, in una frase / che cosa offriamo, a chi e che cosa ci distingue
      c 1 Il problema / Chi ce l’ha | i clienti e quanti sono / Quanto costa | tempo, denaro o fastidi, con la fonte / Come si rimedia oggi | che cosa usano e perché non basta
      p 1 La nostra soluzione / Oggi | come vive il cliente con il problema / Con noi | che cosa cambia dal primo uso / Risultato | che cosa migliora dopo, con una cifra
      b 2 Il mercato / quanto è grande, con la fonte / da dove cominciamo / perché cresce adesso
      v 3 Che cosa ci distingue / Prezzo / Vantaggi per il cliente / Velocità / Punti deboli
      b 2 Come guadagniamo / chi paga, quanto e ogni quanto / quanto costa un nuovo cliente / quanto resta per cliente
      b 2 Che cosa abbiamo già raggiunto / utenti, vendite o progetti pilota, con le date / la frase più significativa di un cliente / che cosa abbiamo imparato
      c 2 Il team / Fondazione | nome, ruolo ed esperienza / Fondazione | nome, ruolo ed esperienza / Da assumere | il prossimo ruolo
      b 1 Che cosa chiediamo / l’importo o la decisione necessaria / per che cosa sarà usato / che cosa si raggiungerà e quando`,
    plan: `
      s 1 L’obiettivo in una frase / che cosa sarà diverso alla fine ed entro quando
      d 2 Che cosa è compreso e che cosa no / Compreso | il primo risultato | il secondo | per chi si fa / Non compreso | che cosa non si farà | che cosa verrà dopo | di che cosa si occupano altri
      t 1 Le tappe / data | avvio: chi e che cosa deve essere pronto / data | primo risultato visibile / data | prova o approvazione / data | chiusura e consegna
      c 1 Chi fa che cosa / Guida | nome e che cosa decide / Team | nomi, compiti e tempo alla settimana / Committente | chi finanzia e apre la strada
      m 3 Che cosa serve / Personale / Servizi e licenze / Riserva / Totale
      r 1 Rischi e misure / che cosa può ritardare il progetto / che cosa può renderlo più caro / che cosa dipende da altri
      c 4 Come lavoriamo insieme / Riunioni | ogni quanto e con chi / Decisioni | chi decide che cosa / Documenti | dove si trovano
      n 1 I primi passi / il primo compito / la decisione necessaria per partire / il prossimo incontro`,
    report: `
      s 1 Il periodo in una frase / com’è andato e che cosa bisogna sapere
      m 1 Le cifre chiave / Risultato / Variazione sul periodo precedente / Scarto dall’obiettivo
      d 1 Che cosa è andato bene e che cosa no / È andato bene | il successo più grande, con una cifra | che cosa lo ha reso possibile / Non è andato bene | la difficoltà più grande, con una cifra | la sua causa
      c 2 A che cosa abbiamo lavorato / Fatto | che cosa è concluso / In corso | che cosa procede e fino a quando / Fermo | che cosa aspetta e da chi dipende
      b 2 Prospettive / l’obiettivo del prossimo periodo / che cosa potrebbe cambiarlo / che cosa deve succedere prima
      r 3 Rischi e misure / il rischio più urgente / un rischio che è cresciuto / un rischio da tenere d’occhio
      n 1 Decisioni e prossimi passi / la decisione necessaria ora / il prossimo passo / di che cosa si riferirà la prossima volta`,
    problem: `
      s 3 Il problema in una frase / che cosa non va, quanto spesso e per chi
      m 1 Quanto è grande il problema / Oggi / Un anno fa / Altrove
      c 1 Da dove nasce / Causa principale | che cosa lo indica / Seconda causa | che cosa lo indica / Che cosa lo aggrava | quando e dove
      b 2 Chi ne risente / chi se ne accorge per primo / che cosa gli costa / che cosa succede se nulla cambia
      d 2 Che cosa abbiamo già provato / Ha funzionato | una misura e che cosa ha cambiato / Non ha funzionato | una misura e perché no
      c 1 Che cosa possiamo fare / Subito | ciò che non richiede soldi né decisioni / Quest’anno | che cosa va preparato / A lungo termine | ciò che elimina la causa
      n 1 Chi fa che cosa / la prima misura / la seconda misura / la terza misura
      b 2 Come capiremo se funziona / la cifra che teniamo d’occhio / dove deve arrivare ed entro quando / chi la controlla e ogni quanto`,
    welcome: `
      b 1 Vi diamo il benvenuto / chi siamo, in una frase / da quando, quanti siamo e dove / perché siamo felici che siate qui
      c 1 Che cosa facciamo / Per chi | le persone che vengono da noi / Che cosa ricevono | che cosa diamo loro o facciamo per loro / Che cosa ne nasce | l’ultimo anno in una cifra
      b 1 I vostri compiti / che cosa si fa in un giorno normale / che cosa si impara per prima cosa / di che cosa si occupano altri
      p 2 Come si svolge una giornata / Arrivare | quando, dove e chi salutare / Lavorare | le attività, in ordine / Concludere | che cosa riordinare, annotare e consegnare
      d 2 Che cosa chiediamo e che cosa diamo / Chiediamo | orari rispettati | riserbo su ciò che resta tra noi / Diamo | qualcuno che vi mostra tutto | ciò che è pagato, assicurato o gratuito
      b 1 La sicurezza / uscite, primo soccorso, estintori / che cosa nessuno fa da solo / chi chiamare, con il numero
      c 3 Chi è chi / Responsabile | nome e che cosa chiedere / Affiancamento | chi lavora con voi all’inizio / Ufficio | turni, chiavi, rimborsi
      n 1 I vostri primi passi / il primo giorno: quando, dove e che cosa portare / l’introduzione e chi la tiene / il colloquio dopo le prime settimane`,
    venture: `
      s 2 L’idea in una frase / che cosa apre, dove e per chi
      b 1 Perché qui e perché adesso / chi verrebbe e quanti sarebbero / che cosa manca finora / che cosa gioca a nostro favore
      c 1 Che cosa offriamo / L’offerta | che cosa riceve il cliente e a che prezzo / La differenza | che cosa non c’è nei dintorni / La clientela | chi viene per primo e chi più avanti
      b 1 Sede e attrezzature / locali o terreno, con superficie e affitto / che cosa va costruito o acquistato / che cosa c’è già
      b 2 Permessi e norme / quali permessi, da chi ed entro quando / igiene, sicurezza, assicurazione / chi può aiutarci
      m 1 Quanto costa e come si paga / Avvio / Ogni mese / Fondi propri, prestiti, contributi / Entrate previste
      c 3 Chi lo fa / Noi | che cosa sappiamo fare / Personale | quante persone e per che cosa / Partner | fornitori, banca, consulenti
      t 1 I tempi / data | permessi e fondi / data | lavori e acquisti / data | periodo di prova / data | apertura
      r 2 Rischi e misure / meno clienti del previsto / costi più alti / ritardi
      n 1 Prossimi passi / la decisione da prendere ora / la prima domanda o il primo preventivo / il prossimo incontro`,
    advice: `
      b 1 Perché ne vale la pena / che cosa migliora / chi riguarda, con una cifra e la fonte / da che cosa si capisce che serve un cambiamento
      c 1 Che cosa ci ostacola / L’abitudine | ciò che facciamo senza pensarci / Le circostanze | che cosa lo rende difficile e per chi / Un’idea sbagliata | che cosa credono in molti e che cosa è vero
      c 1 Che cosa aiuta / Subito | una piccola cosa alla portata di tutti / Ogni giorno | un’abitudine che regge / Con il tempo | ciò che richiede qualche settimana
      p 2 Come fare / Prima | che cosa preparare / Durante | a che cosa fare attenzione / Dopo | che cosa viene poi e quando riposare
      d 2 Meglio così / Meglio | un buon modo | un altro / Meglio di no | ciò che fa male | ciò che aiuta solo per un momento
      b 2 Quando chiedere aiuto / i segnali da prendere sul serio / a chi rivolgersi, con telefono e orari / che cosa fare in caso di emergenza
      b 1 Da ricordare / la cosa da cui cominciare oggi / un promemoria da appendere / dove leggere di più`,
    rules: `
      b 1 Perché esistono queste regole / che cosa proteggono, e chi / un caso che lo dimostra / dove e quando valgono
      c 1 Le regole più importanti / Sempre | che cosa fanno tutti / Mai | che cosa è vietato / Nel dubbio | a chi chiedere prima
      b 2 Che cosa c’è di nuovo / che cosa cambia e da quando / che cosa resta com’era / a chi è utile
      d 1 Giusto e sbagliato / Giusto | come si fa | un altro esempio / Sbagliato | che cosa capita spesso | perché è un problema
      p 2 Se succede qualcosa / Fermarsi | la prima cosa da fare / Chiamare | chi, con il numero / Aiutare | che cosa si può fare da soli / Segnalare | a chi e come
      c 3 Chi è responsabile / Delle regole | nome e telefono / Dei controlli | che cosa si verifica e quando / Delle domande | dove e quando
      b 1 Da tenere a mente / la regola che conta di più / dove si leggono le regole / da quando valgono`,
    event: `
      b 1 Che cosa, quando e dove / l’occasione in una frase / data, inizio e fine / luogo e come arrivare
      b 1 Perché lo facciamo / che cosa vogliamo ottenere / chi viene e quanti saranno / che cosa porta a casa chi partecipa
      t 1 Il programma / ora | saluti / ora | prima parte / ora | pausa / ora | seconda parte / ora | conclusione
      c 1 Chi fa che cosa / Prima | allestimento, inviti, acquisti / Quel giorno | accoglienza, programma, cibo / Dopo | riordino, ringraziamenti
      m 2 Quanto costa e quanto rende / Spazi e attrezzature / Cibo e bevande / Entrate / Avanzo
      b 2 Che cosa devono sapere gli ospiti / biglietti, iscrizione, prezzo / accessibilità, parcheggio, mezzi pubblici / che cosa portare
      r 3 Che cosa potrebbe andare storto / il tempo / troppe o troppo poche persone / qualcuno che si ritira
      n 1 Che cosa resta da fare / che cosa va prenotato per primo / dove servono ancora aiutanti / l’ultima riunione prima`,
  },
  icons: {
    head: 'first',
    details:
      'di, del, dello, della, dei, delle, degli, dell, in, nel, nella, nei, nelle, a, al, alla, ai, alle, per, con, da, dal, dalla, su, sul, sulla, e, tra, fra, senza, dopo, prima, durante, entro',
    negations: 'non, senza, nessun, nessuna, nessuno, mai, manca, mancano, mancanza, mancanze, assenza',
    rows: {
      accessibility: 'accessibilità, accessibile, accessibili, disabilità, inclusione, inclusivo, inclusiva',
      'alarm-clock': 'scadenz*, urgente, urgenti, urgenza, urgenze',
      ambulance: 'ambulanz*, emergenza, emergenze, pronto soccorso, primo soccorso',
      anchor: 'porto marittimo, porti, marina',
      apple: 'nutrizione, dieta, diete, frutta, alimentazione sana',
      archive: 'archivi*, archiviazione',
      'arrow-left-right': 'scambio, scambi, migrazion*, trasferiment*, passaggio di consegne, confronto, confronti',
      atom: 'fisica, atomo, atomi, nucleare, scienza, scienze',
      award: 'certificazion*, premio, premi, riconosciment*, accreditament*, attestat*',
      baby: 'neonat*, maternità, congedo parentale, asilo nido, nido',
      'badge-check': 'qualità, conformità, verificat*, certificat*, standard',
      banknote:
        'ricav*, fatturato, vendite, entrate, stipendi*, denaro, incass*, reddito, redditi, salari*, retribuzion*, liquidità',
      'battery-charging': 'batteri*, ricarica, ricariche, caricabatterie',
      bed: 'letti, posti letto, camere, sonno, pernottament*, alloggio, alloggi',
      bell: 'avvisi, avviso, allarme, allarmi, allert*, notific*, promemoria',
      bike: 'bicicletta, biciclette, bici, ciclismo, ciclist*, ciclabil*',
      blocks: 'modularità, modulare, component*',
      'book-open':
        'lettura, letture, libro, libri, guida, guide, manual*, documentazione, linee guida, letteratura, glossario, dispens*',
      bot: 'automazione, automatizz*, automatic*, robot*, chatbot',
      brain: 'intelligenza artificiale, ia, conoscenz*, psicologi*, mentalità, salute mentale, memoria',
      briefcase: 'lavoro, carriera, carriere, occupazione, impiego, consulenz*, professione, professioni',
      bug: 'bug, malware, virus informatic*, difett*',
      building:
        'azienda, aziende, impresa, imprese, ufficio, uffici, edifici*, sede, sedi, immobil*, organizzazione aziendale, società',
      bus: 'autobus, bus, trasporto pubblico, trasporti pubblici, pullman, scuolabus',
      cake: 'compleann*, torta, torte, dolci, anniversari*, festa, feste',
      calculator: 'calcol*, contabilità, preventiv*, stima, stime',
      calendar: 'calendari*, data, date, evento, eventi, quando, agenda, appuntament*, programma, cronoprogramma',
      'calendar-check': 'prenotazion*',
      camera: 'foto, fotografi*, fotocamer*',
      car: 'auto, automobil*, veicol*, parcheggi*, macchina, furgon*, flotta',
      'chart-column': 'statistich*, risultat*, indicator*, misurazion*, kpi, metriche, benchmark',
      'chart-line': 'analisi, tendenz*, prevision*, andament*, trend',
      'chart-pie': 'quota di mercato, quote di mercato, segment*, ripartizion*',
      'circle-check': 'approvazion*, approvat*, completat*, conferm*, fatto, conclus*, accettazion*',
      'circle-question-mark': 'domanda, domande, quesit*, faq, dubbi*',
      'circle-x': 'errore, errori, guast*, falliment*, annullament*, mito, miti, credenza, credenze, interruzion*',
      'clipboard-check':
        'test, verific*, valutazion*, controllo, controlli, ispezion*, esam*, audit, revision*, collaud*, quiz',
      'clipboard-list': 'piano, piani, pianificazione, sondaggi*, requisit*, questionari*, progettazione, backlog',
      clock: 'tempo, tempi, orari*, durata, ore, ritard*, puntualità, attesa, attese',
      cloud: 'cloud, nuvol*',
      'cloud-rain': 'pioggi*, maltempo, meteo, precipitazion*, temporal*, alluvion*',
      code: 'codice sorgente, programmazione, software, sviluppatori, sviluppo software',
      coffee: 'caffè, pausa, pause, coffee break, espresso',
      cog: 'operazion*, macchinari*, meccanism*, macchine',
      coins:
        'costo, costi, spesa, spese, investiment*, finanziament*, finanza, finanze, finanziari*, profitt*, utile, utili, economi*, capitale, capitali, fondi',
      compass: 'strategi*, orientamento, principi, linea guida',
      container: 'container',
      cpu: 'tecnologi*, hardware, chip, semiconduttor*',
      'credit-card': 'pagament*, abbonament*, carta di credito, carte di credito',
      crown: 'premium, monarchi*',
      database: 'dati, base di dati, banca dati, banche dati, database',
      dna: 'dna, gene, geni, genetic*, biologia',
      dog: 'cane, cani, animali domestici, animali, cuccioli',
      'door-open': 'ingresso, ingressi, uscita, uscite, accoglienza, benvenuto, check-in, porte aperte',
      download: 'download, scaricare, installazion*',
      droplet: 'acqua, acque, idric*, umidità, sangue, irrigazion*, liquid*',
      dumbbell: 'sport*, esercizio fisico, palestra, palestre, allenament*, fitness, attività fisica',
      ear: 'ascolto, ascoltare, udito',
      earth: 'clima, climatic*, pianeta, ecosistem*, terra',
      eye: 'visione, trasparenza, visibilità, attenzione, osservazion*, consapevolezza, vista',
      factory: 'fabbrica, fabbriche, produzione, industri*, stabiliment*, impianto, impianti, manifattur*',
      'file-text': 'document*, contratt*, relazion*, modul*, licenz*, rapporto, rapporti, pratic*, articol*, verbal*',
      film: 'film, cinema',
      'fingerprint-pattern': 'identità, identificazion*, biometri*, autenticazion*',
      fish: 'pesce, pesci, pesca, acquacoltura, ittic*',
      flag: 'traguard*, missione, paese, paesi, leadership, nazion*, tappa, tappe, milestone, kick-off',
      flame: 'fuoco, incendi*, antincendio, riscaldamento, calore, passione',
      'flask-conical': 'chimic*, esperiment*, laboratori*, prototip*, sperimentazion*, progetto pilota',
      folder: 'cartell*, fascicol*',
      footprints: 'impront*, escursion*, camminat*, passeggiat*, primi passi, prossimi passi, trekking',
      fuel: 'carburant*, benzina, gasolio, diesel, combustibil*',
      funnel: 'funnel, filtr*, selezion*, pipeline',
      'gamepad-2': 'gioco, giochi, videogioc*, gamification',
      gauge: 'prestazion*, velocità, capacità, efficienza, produttività, performance, cruscott*, rendiment*',
      gavel: 'tribunal*, sentenz*, giudic*, asta, aste, sanzion*',
      gem: 'valore, valori, lusso, proposta di valore',
      gift: 'regal*, bonus, incentiv*, donazione, premi fedeltà, omagg*',
      'git-branch': 'alternativa, alternative, opzion*, variant*, scenari*',
      globe: 'internazional*, mondo, mondial*, sito web, siti web, globale, globali, estero, internet',
      'graduation-cap':
        'istruzione, apprendimento, student*, università, universitari*, competenz*, insegnament*, insegnant*, docent*, didattic*, alunn*, qualific*, studio, studi',
      hammer: 'costruzion*, lavori, ristrutturazion*, attuazione, cantiere, cantieri, realizzazione, artigian*',
      'hand-heart': 'volontari*, solidarietà, donazion*, beneficenza, assistenza sociale, empatia, cura',
      handshake:
        'partner, partnership, collaborazion*, cooperazione, accord*, fiducia, fornitor*, negoziazion*, alleanz*, trattativ*, sponsor',
      'hard-drive': 'backup, disco rigido, memoria di massa',
      'hard-hat': 'sicurezza sul lavoro, ingegneria, operai',
      headphones: 'supporto, assistenza, servizio clienti, helpdesk, call center, podcast, audio',
      heart: 'amore, fedeltà, fidelizzazione, soddisfazione',
      'heart-pulse': 'salute, sanità, sanitari*, medicina, cardiolog*, cuore',
      history: 'storia, contesto, passato, origini, origine, antefatt*, tradizion*',
      hospital: 'ospedal*, clinica, cliniche, ambulatori*',
      hotel: 'hotel, albergo, alberghi, ospitalità, alberghier*',
      hourglass: 'pazienza, tempi di attesa, lista di attesa',
      house: 'casa, case, abitazion*, affitt*, appartament*, mutuo, mutui, condomini*',
      image: 'immagine, immagini, illustrazion*, galleria',
      inbox: 'richiest*, posta in arrivo',
      info: 'informazion*, fatti',
      key: 'chiave, chiavi, accesso, accessi, password, credenzial*, proprietà',
      landmark:
        'banca, banche, governo, museo, musei, ministero, ministeri, comune, comuni, parlamento, politica, politiche, istituzion*, pubblica amministrazione, autorità, democrazia, enti pubblici',
      languages: 'lingua, lingue, traduzion*, linguistic*',
      laptop:
        'computer, telelavoro, digitalizzazione, digitale, digitali, smart working, lavoro agile, lavoro da remoto',
      layers: 'architettura, piattaform*, infrastruttur*, struttura, strutture, livelli',
      leaf: 'sostenib*, ambiente, ambiental*, ecologi*, natura, emission*, biodiversità, biologic*, vegan*, vegetarian*',
      library: 'biblioteca, biblioteche',
      'life-buoy': 'soccors*, salvataggi*, recupero, ripristino, resilienza, aiuto, aiuti',
      lightbulb:
        'idea, idee, innovazion*, innovativ*, soluzion*, creatività, consigli, suggeriment*, intuizion*, illuminazione, invenzion*, ispirazione, luce',
      link: 'collegament*, conness*, catena di fornitura, filiera, filiere, dipendenze, link',
      'list-checks': 'compiti, attività, priorità, azioni, misure, preparazione, checklist, criteri, criterio',
      lock: 'privacy, protezione dei dati, riservatezza, crittografi*, gdpr, segret*',
      magnet: 'acquisizione clienti, acquisizione di clienti, fidelizzazione clienti, attrattività',
      mail: 'posta, contatt*, lettera, lettere, invit*, newsletter, e-mail, email',
      map: 'mappa, mappe, cartin*, territori*, regione, regioni, geografi*, tour, roadmap',
      'map-pin': 'luogo, luoghi, indirizz*, posizione, dove, città, destinazion*, quartier*, località',
      medal: 'vincitor*, classific*, eccellenza, medagli*, oro',
      megaphone: 'pubblicità, pubblicitari*, comunicazione, campagna, campagne, promozion*, annunc*, marketing',
      'message-circle': 'feedback, messaggi*, comment*, dialog*, conversazion*, discussion*, consultazion*, chat',
      'messages-square': 'riunion*, dibattit*, comunità, intervist*, incontri, forum, colloqui*',
      mic: 'microfon*, discors*, relator*, voce, voci',
      microscope: 'microscop*, batteri, diagnos*, virus',
      monitor: 'schermo, schermi, televisione, tv',
      moon: 'notte, notti, luna, notturn*',
      mountain: 'sfida, sfide, montagn*, ostacol*, alpi, rifugio',
      'mouse-pointer-click': 'clic, esperienza utente, usabilità',
      music: 'musica, musical*, concert*, canzon*, festival',
      network: 'rete, reti, networking, gerarchi*',
      newspaper: 'notizi*, stampa, giornal*, pubblicazion*, rassegna stampa',
      package: 'prodott*, pacchett*, imballaggi*, merce, merci, pacco, pacchi',
      paintbrush: 'pittura, artista, artisti, restyling',
      palette: 'design, arte, arti, colore, colori, marchio, marchi, brand, grafica',
      pencil: 'scrittura, scrivere, bozza, bozze, redazion*, contenut*, disegn*, autore, autori, autrice',
      percent: 'scont*, margin*, tasso, tassi, percentual*, iva, interess*, quota percentuale',
      phone: 'telefono, telefon*, chiamat*, centralino',
      'piggy-bank': 'risparmi*, pension*, previdenza',
      pill: 'farmac*, medicinal*, terapi*, trattament*',
      plane: 'viaggi*, turismo, turist*, volo, voli, aeroport*, vacanz*, aere*, ferie, gita, gite',
      play: 'demo, tutorial, dimostrazion*',
      plug: 'plugin, alimentazione elettrica, presa',
      presentation:
        'presentazion*, corso, corsi, seminari*, lezion*, workshop, webinar, coaching, pitch, formazione, laborator*',
      printer: 'stampant*, stampe',
      puzzle: 'integrazion*, compatibilità, complessità, puzzle',
      'qr-code': 'qr code, codice qr',
      radar: 'monitoraggi*, sorveglianza, rilevament*, radar',
      radio: 'radio, sensor*, iot, bluetooth, antenn*',
      receipt: 'fattura, fatture, fatturazion*, ricevut*, tasse, imposte, fisco, fiscal*, scontrin*, bollett*',
      recycle:
        'riciclo, riciclaggio, riciclabil*, economia circolare, riuso, riutilizzo, raccolta differenziata, rifiuti',
      'refresh-cw':
        'cambiament*, aggiornament*, trasformazion*, rinnov*, ciclo, cicli, iterazion*, miglioramento continuo',
      rocket: 'lancio, lanci, avvio, startup, start-up, spazio, accelerazione, rilascio',
      route: 'percors*, itinerari*, approccio, approcci, metodologi*, metodo',
      ruler: 'dimension*, misura, lunghezza, distanz*, ambito',
      satellite: 'satellit*, gps, orbit*',
      scale:
        'diritto, diritti, legge, leggi, giustizia, etic*, uguaglianza, parità, equità, equilibrio, normativ*, legal*',
      school: 'scuola, scuole, scolastic*, aula, aule, asilo, liceo',
      scissors: 'taglio, tagli, sartori*, parrucchier*',
      search: 'ricerca, ricerche, seo, scoperta, scoperte, indagin*, esplorazion*',
      send: 'invio, invii, spedire, trasmissione',
      server: 'server, data center',
      settings: 'impostazion*, configurazion*, amministrazione, personalizzazion*',
      'share-2': 'condivision*, condivis*, passaparola, distribuzione, diffusione',
      shield: 'difesa, difese, prevenzione, immunità, sistema immunitario',
      'shield-alert':
        'vulnerabilità, minacc*, incident*, violazion*, infortun*, attacchi informatici, attacco informatico',
      'shield-check': 'sicurezza, protezione, garanzi*, affidabilità, cybersicurezza, sicuro, sicura, tutela',
      ship: 'nave, navi, traghett*, barca, barche, marittim*, esportazion*, importazion*, export',
      shirt: 'abbigliamento, moda, vestiti, tessil*, abiti',
      'shopping-bag': 'shopping, consumator*, consumi, consumo',
      'shopping-cart': 'acquist*, ordini, e-commerce, approvvigionament*, carrello',
      signature: 'firma, firme, consenso, sottoscrizion*',
      smartphone: 'cellular*, smartphone, app, telefonino',
      smile:
        'soddisfazione, soddisfazione dei clienti, soddisfazione clienti, motivazione, felicità, divertimento, umore, clima aziendale, benessere',
      snowflake:
        'freddo, inverno, neve, ghiaccio, gelo, gelate, refrigerazion*, raffreddament*, climatizzazion*, surgelat*',
      sparkles: 'novità, pulizia, pulizie, magia, igiene',
      sprout: 'semi, semina, piantin*, giardinaggio, giardin*, orto, orti, crescita personale, sviluppo personale',
      star: 'punti salienti, recension*, reputazione, preferit*, stelle, highlights',
      stethoscope: 'medico, medici, pazient*, infermier*, visita medica, dottore, dottoressa',
      store:
        'negozi*, commercio, mercato, mercati, bottega, botteghe, punto vendita, punti vendita, supermercat*, vetrina',
      sun: 'sole, solare, solari, estate, fotovoltaic*, estiv*',
      syringe: 'vaccin*, iniezion*',
      tag: 'prezz*, tariff*, offert*, etichett*, listino, listini',
      target: 'obiettiv*, scopo, scopi, finalità, target, precisione, gruppo target',
      telescope: 'futuro, prospettiv*, astronom*, lungo termine',
      tent: 'campeggi*, tenda, tende',
      thermometer: 'temperatur*, febbre, termostat*',
      'thumbs-down': 'svantagg*, contro, debolezz*, punti deboli, punti di debolezza',
      'thumbs-up': 'vantagg*, pro, punti di forza, benefici, beneficio, raccomandazion*',
      ticket: 'bigliett*, ticket, ingresso a pagamento',
      timer: 'tempi di consegna, tempi di risposta, rapidità, rapido, rapida, sprint, cronometr*',
      tractor: 'trattor*, agricol*, agricoltura, azienda agricola, contadin*, coltivazion*',
      'traffic-cone': 'traffico, viabilità, colli di bottiglia, collo di bottiglia, ingorgh*',
      'train-front': 'treno, treni, metropolitana, tram, ferrovi*, stazione ferroviaria',
      'trash-2': 'rifiuti, spazzatura, smaltiment*, discaric*, spreco, sprechi, scarti',
      'tree-pine': 'bosco, boschi, foresta, foreste, alberi, albero, legno, forestal*',
      'trending-down': 'riduzion*, perdit*, calo, cali, diminuzion*, recessione, flession*',
      'trending-up': 'crescita, aument*, migliorament*, progress*, sviluppo, increment*, espansion*',
      'triangle-alert': 'rischio, rischi, pericol*, problem*, crisi, criticità, avvertenz*, allerta',
      trophy: 'success*, vittori*, concorrenza, concorrent*, gara, gare, campion*, competizion*',
      truck: 'consegn*, logistica, trasport*, spedizion*, camion, autocarr*',
      umbrella: 'assicurazion*, polizza, polizze, copertura assicurativa',
      upload: 'caricamento file, pubblicazione, upload',
      user: 'persona, profilo, profili, responsabile, manager',
      'user-check': 'cliente, clienti, membri, soci, presenze, iscritti',
      'user-plus':
        'assunzion*, reclutamento, iscrizion*, registrazion*, onboarding, nuovi clienti, nuovi soci, inseriment*',
      users:
        'squadra, squadre, team, personale, persone, dipendenti, utenti, visitator*, famiglia, famiglie, popolazione, chi, partecipanti, pubblico, collegh*, collaborator*, residenti, cittadin*, giovani, talenti, risorse umane, stakeholder, bambini, genitori',
      utensils:
        'cibo, pasto, pasti, ristorant*, cucina, cucine, alimentazione, ristorazione, pranzo, cena, colazione, mensa, mense, menu, gastronomi*',
      video: 'video, videoconferenz*, registrazione video, streaming',
      'volume-2': 'suono, suoni, rumore, rumori, acustic*',
      vote: 'voto, voti, votazion*, elezion*, decision*, referendum, elettor*',
      wallet: 'budget, bilancio, bilanci, portafogli*, spesa familiare',
      warehouse: 'magazzin*, deposito, depositi, inventari*, scorte, giacenz*',
      watch: 'orologio, orologi, smartwatch',
      waves:
        'mare, mari, oceano, oceani, onda, onde, marea, maree, fiume, fiumi, costa, coste, nuoto, piscina, spiagg*, lago, laghi',
      wheat: 'grano, cereal*, pane, panificio, panifici, raccolto, raccolti, forno, vendemmia, farina',
      wifi: 'wifi, wi-fi, connettività, banda larga',
      wind: 'vento, eolic*, ventilazion*, qualità dell aria, aria, respiro, respirazione',
      workflow: 'process*, procedur*, flusso di lavoro, flussi di lavoro, fasi',
      wrench:
        'manutenzion*, riparazion*, strument*, attrezzatur*, attrezz*, guasti, assistenza tecnica, meccanic*, tecnic*',
      zap: 'energia, energie, elettricità, elettric*, impatto, energetic*, corrente elettrica',
    },
  },
};
