import type { Language } from './language';

export const language: Language = {
  tag: 'fr-FR',
  name: 'French',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      "le la les des du de d' l' qu' c' j' s' n' et est pour dans une un sur avec nous vous que qui par au aux en ou pas plus ce cette ces notre nos votre leur sont comment pourquoi contre sans chez diapositives diapositive diapos présentation crée créez faites fais préparez prépare",
    letters: 'çèêœàùûîô',
    sample:
      "notre entreprise souhaite grandir cette année et nous devons réfléchir à ce dont nos clients ont vraiment besoin les gens travaillent mieux quand ils savent pourquoi le changement est important chaque équipe a un plan avec des objectifs clairs pour le prochain trimestre chiffre affaires coûts bénéfices salariés formation santé sécurité connaissances école enseignants apprentissage histoire sciences météo climat énergie eau nourriture cuisine voyage ville rues bâtiments maisons amis famille enfants vue ensemble introduction bases conseils idées état du projet service client développement produit vente marketing marque alimentation saine oiseaux arbres fleurs jardin musique films livres machine qualité essai chaîne approvisionnement livraison entrepôt paiement commande gestion direction données hebdomadaire mensuel annuel résumé réunion résultats questions réponses défis opportunités prochaines étapes responsabilité communauté avenir société économie environnement développement durable renouvelables numérique recrutement transport gare vélo hôpital soins facture impôt contrat stratégie rapport budget mesures calendrier tâches faiblesses forces risques personnel achats congés bureau chauffage électricité croissance vieillissement quotidien aujourd'hui beaucoup toujours ailleurs mieux eux leurs marché marchés bilan ventes trimestrielles déménagement parapluie quartier",
  },
  regions: [
    {
      tag: 'fr-CH',
      fewest: 2,
      marks:
        "chf sfr suisse suisses helvétique romande romandie genève genevois lausanne vaudois neuchâtel fribourg valais valaisan jura berne bienne canton cantons cantonal cantonale cantonaux septante huitante nonante natel avs cff suva syndic votation votations '000 ’000 '500 ’500",
      against: '€ euro euros eur france français française paris québec belgique',
    },
    {
      tag: 'fr-BE',
      fewest: 2,
      marks:
        'belgique belge belges bruxelles bruxellois bruxelloise wallonie wallon wallonne liège namur charleroi hainaut septante nonante bourgmestre bourgmestres échevin échevins échevinal onss inami spf cpas intercommunale flandre flamand horeca',
      against: 'france française paris suisse chf québec canada',
    },
    {
      tag: 'fr-CA',
      fewest: 2,
      marks:
        'québec québécois québécoise québécoises canada canadien canadienne canadiens canadiennes montréal montréalais gatineau sherbrooke laval ottawa cégep cégeps clavardage infolettre magasinage tvq ramq saaq $',
      against: '€ euro euros eur france paris suisse chf belgique',
    },
  ],
  languageNames: {
    en: 'anglais, anglaise',
    de: 'allemand, allemande',
    fr: 'français, française',
    es: 'espagnol, espagnole, castillan',
    pt: 'portugais, portugaise',
    it: 'italien, italienne',
    nl: 'néerlandais, néerlandaise, hollandais, flamand',
    pl: 'polonais, polonaise',
    tr: 'turc, turque',
    ru: 'russe',
    ar: 'arabe',
    he: 'hébreu',
    hi: 'hindi',
    zh: 'chinois, chinoise, mandarin, cantonais',
    ja: 'japonais, japonaise',
    ko: 'coréen, coréenne',
  },
  counting: {
    from1:
      'un/une/seule deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante',
    unitsOfTens: 'et_un/et_une deux trois quatre cinq six sept huit neuf',
    join: '{t} {u}',
    more: 'une_demi-douzaine=6 demi-douzaine=6 une_huitaine=8 huitaine=8 une_dizaine=10 dizaine=10 une_douzaine=12 douzaine=12 une_quinzaine=15 quinzaine=15 une_vingtaine=20 vingtaine=20 une_trentaine=30 trentaine=30 une_quarantaine=40 une_cinquantaine=50',
    ordinals:
      'premièrement/primo/d’abord/en_premier/en_premier_lieu/premier_point deuxièmement/secundo/ensuite/en_deuxième/deuxième_point/second_point troisièmement/tertio/en_troisième/troisième_point quatrièmement/quatrième_point/quatrième cinquièmement/cinquième_point/cinquième sixièmement/sixième septièmement/septième huitièmement neuvièmement dixièmement',
  },
  calendar: {
    months:
      'janvier/janv/jan février/févr/fév mars avril/avr mai juin juillet/juil août septembre/sept/sep octobre/oct novembre/nov décembre/déc',
    weekdays: 'lundi/lun mardi/mar mercredi/mer jeudi/jeu vendredi/ven samedi/sam dimanche/dim',
    quarter: 't, q, trimestre, trim',
    half: 's, semestre, sem',
    periods:
      'semaine, semaines, sem, mois, jour, jours, j, journée, journées, an, ans, année, années, trimestre, trimestres, sprint, sprints, heure, heures, séance, séances, saison, exercice, quinzaine',
    around:
      "avant, avant le, avant fin, d'ici, d'ici le, d'ici à, d'ici fin, pour le, jusqu'à, jusqu'au, jusqu'en, à partir de, à partir du, dès, dès le, depuis, depuis le, depuis la, en, le, au, du, de, à, vers, mi, début, fin, courant, fin du, début du, au plus tard, au plus tard le, après, entre, échéance",
    relative:
      "aujourd'hui, demain, hier, après-demain, avant-hier, cette semaine, la semaine prochaine, semaine prochaine, la semaine dernière, semaine dernière, ce mois-ci, ce mois, le mois prochain, mois prochain, le mois dernier, cette année, l'année prochaine, l'an prochain, l'année dernière, asap, dès que possible, au plus vite, immédiatement, tout de suite, en continu, en cours, permanent, maintenant, fin de semaine, fin de mois, fin du mois, fin d'année, à définir, prochainement",
  },
  scales: {
    '1e3': 'k, millier, milliers, mille',
    '1e6': 'm, mio, mln, million, millions',
    '1e9': 'md, mds, mrd, mia, bn, milliard, milliards',
    '1e12': 'billion, billions',
  },
  partOf: 'sur',
  units:
    'pour cent, pourcent, pourcents, point, points, points de pourcentage, point de pourcentage, points de base, pp, personnes, personne, habitants, heures, heure, h, minutes, minute, min, mn, secondes, seconde, sec, jours, jour, semaines, semaine, mois, ans, an, années, année, euros, euro, centimes, dollars, francs, livres, tonnes, tonne, kilos, kilo, grammes, kilomètres, mètres, mètre, centimètres, hectares, litres, litre, mètres carrés, mètres cubes, kilowattheures, mégawattheures, degrés, utilisateurs, utilisatrices, usagers, clients, clientes, salariés, salariées, employés, collaborateurs, agents, postes, etp, unités, articles, pièces, appareils, véhicules, étudiants, élèves, enfants, visiteurs, visites, billets, entrées, demandes, appels, commandes, adhérents, membres, dossiers, cas, sites, agences, magasins, foyers, ménages, logements, patients, lits, places, chambres, trajets, voyages, téléchargements, abonnés, participants, bénévoles, répondants, séances, voix, nuitées, repas, couverts, fois, pages, exemplaires, arbres, tickets, incidents',
  words: {
    slide: 'diapositive, diapositives, diapo, diapos, slide, slides, planches, transparent, transparents',
    page: 'page, pages, p, pp',
    deck: 'présentation, présentations, diaporama, diaporamas, exposé, exposés, deck, decks, powerpoint, power point, ppt, pptx, support de présentation, jeu de diapositives, keynote, pitch, pitch deck, slidedeck, conférence, soutenance, webinaire, causerie, prez, présentation powerpoint, support de formation, support de cours, support visuel, support de réunion, supports de présentation, supports de formation, prez, prés',
    make: 'crée, crées, créer, créez, fais, faire, faites, génère, générer, générez, prépare, prépares, préparer, préparez, rédige, rédiger, rédigez, conçois, concevoir, concevez, élabore, élaborer, élaborez, produis, produire, produisez, construis, construire, construisez, bâtis, bâtir, bâtissez, monte, monter, montez, présente, présenter, présentez, résume, résumer, résumez, synthétise, synthétiser, synthétisez, transforme, transformer, transformez, convertis, convertir, convertissez, développe, développer, développez, écris, écrire, écrivez, mets, mettre, mettez, dresse, dresser, dressez, esquisse, esquisser, ébauche, structure, structurer, structurez, condense, condenser, condensez, compose, composer, composez, réalise, réaliser, réalisez, propose-moi, proposez-moi, propose-nous, proposez-nous, donne-moi, donnez-moi, donne-nous, donnez-nous, fabrique, imagine, reprends, reprendre, reprenez, adapte, adapter, traduis, traduire, traduisez, mise en forme, sors-moi, fournis, fournir, fournissez, livrer',
    show: "montre, montrer, montrez, affiche, afficher, affichez, utilise, utiliser, utilisez, emploie, employer, employez, inclus, incluez, inclure, inclue, ajoute, ajouter, ajoutez, intègre, intégrer, intégrez, insère, insérer, insérez, mets, mettre, mettez, place, placer, placez, représente, représenter, représentez, visualise, visualiser, visualisez, trace, tracer, tracez, dessine, dessiner, présente, présenter, présentez, liste, lister, listez, énumère, énumérer, illustre, illustrer, illustrez, compare, comparer, comparez, mentionne, mentionner, mentionnez, cite, citer, citez, souligne, souligner, soulignez, insiste, insister, insistez, mets en avant, mettez en avant, mettre en avant, mettre en évidence, mets l'accent, mettez l'accent, concentre, concentrer, concentrez, sépare, séparer, séparez, regroupe, regrouper, regroupez, résume, résumer, résumez, explique, expliquer, expliquez, décris, décrire, décrivez, détaille, détailler, détaillez, rappelle, rappeler, rappelez, prévois, prévoir, prévoyez, reprends, reprendre, aborde, aborder, abordez, couvre, couvrir, couvrez, commence, ouvre, fais figurer, faire figurer, avec un, avec une, structure, répartis, répartir",
    keep: "garde, garder, gardez, reste, rester, restez, limite, limiter, limitez, évite, éviter, évitez, veille, veiller, veillez, assure-toi, assurez-vous, s'assurer, respecte, respecter, respectez, supprime, supprimer, enlève, enlever, retire, retirer, omets, omettre, omettez, laisse, laisser, laissez, laisse de côté, ignore, ignorer, ignorez, saute, ne pas, n'utilise pas, n'utilisez pas, ne mets pas, ne mettez pas, pas de, pas d', pas plus de, jamais, uniquement, seulement, sans, surtout pas, maximum, doit, doivent, devra, devront, il faut, impérativement, contente-toi, contentez-vous, fais court, faites court, tiens-toi, tenez-vous, attention à, fais attention, faites attention",
    want: "besoin, j'ai besoin, nous avons besoin, on a besoin, aurais besoin, aurions besoin, il me faut, il nous faut, il me faudrait, il nous faudrait, il faut, faut, faudrait, je veux, veux, voulons, veut, voudrais, voudrions, je souhaite, souhaite, souhaitons, souhaiterais, souhaiterions, aimerais, aimerions, cherche, cherchons, attends, attendons, demande, demandons, doit, doivent, devrait, devraient, nécessaire, requis, souhaitée, attendu, attendue",
    please:
      "s'il te plaît, s'il vous plaît, svp, stp, merci de, merci d', merci, veuillez, prière de, peux-tu, pouvez-vous, pourrais-tu, pourriez-vous, tu peux, vous pouvez, tu pourrais, vous pourriez, peut-on, pourrait-on, est-ce que tu peux, est-ce que vous pouvez, est-ce que tu pourrais, est-ce que vous pourriez, si possible, de préférence, idéalement, ce serait bien, ce serait super, ce serait parfait, ce serait top, serait idéal, aide-moi, aidez-moi, aide-nous, aidez-nous, auriez-vous, voudrais-tu, voudriez-vous, je vous prie de, je te prie de",
    ourselves: "je, j', nous, on, moi, me, m', mon, ma, mes, notre, nos",
    below:
      "ci-dessous, ci-joint, ci-jointe, ci-joints, ci-jointes, ci-après, suivant, suivante, suivants, suivantes, en pièce jointe, pièce jointe, ce texte, le texte, mon texte, ces notes, les notes, mes notes, nos notes, notes brutes, ce mail, cet e-mail, cet email, ce courriel, ce fil, cet échange, cette discussion, cette conversation, ces données, les données, ce tableau, le tableau, ces chiffres, les chiffres, cette liste, ce document, le document, ce rapport, le rapport, ce compte rendu, le compte rendu, cet article, cette transcription, la transcription, ce csv, cet export, ce fichier, ce cahier des charges, voici, voilà, à partir de, à partir du, à partir des, à partir de ces, d'après, sur la base de, sur la base du, sur la base des, basé sur, basée sur, en te basant sur, en vous basant sur, en s'appuyant sur, en t'appuyant sur, en vous appuyant sur, copié-collé, source, en dessous, plus bas",
    about:
      "sur, à propos de, à propos du, à propos des, à propos d', au sujet de, au sujet du, au sujet des, concernant, intitulé, intitulée, intitulés, portant sur, qui porte sur, relatif à, relative à, relative au, autour de, autour du, autour des, sur le thème, sur le thème de, sur le sujet, traitant de, traitant du, qui traite de, qui traite du, qui explique, pour expliquer, expliquant, présentant, qui présente, pour présenter, comparant, qui compare, décrivant, qui décrit, consacré à, consacrée à, consacrée au, consacrée aux, ayant pour titre, ayant pour thème, titre, thème, sujet, quant à, qui montre",
    for: "pour, à destination de, à destination du, à destination des, à destination d', destiné à, destinée à, destiné au, destinée au, destiné aux, destinée aux, destinés à, destinés aux, à l'attention de, à l'attention du, à l'attention des, à l'intention de, à l'intention du, à l'intention des, adressé à, adressée à, adressé aux, adressée aux, devant, face à, face au, face aux, auprès de, auprès du, auprès des, à présenter à, à présenter au, à présenter aux, à présenter devant, présenter au, présenter à, présenter aux, à l'usage de, à l'usage du, à l'usage des, convaincre, public, le public est, s'adresse à, s'adresse au, s'adresse aux, destinés au, destinées à, destinées au, destinées aux, adressé au, adressée au",
    people:
      "élève, élèves, écoliers, étudiant, étudiants, étudiante, étudiantes, lycéens, lycéennes, collégiens, classe, classes, enfants, enfant, adolescents, ados, jeunes, adultes, débutant, débutants, débutantes, novices, grands débutants, équipe, équipes, client, clients, clientes, clientèle, collaborateur, collaborateurs, collaboratrices, salarié, salariés, salariées, employé, employés, employées, agents, ouvriers, personnel, personnels, effectifs, manager, managers, encadrement, encadrants, responsables, responsable, chefs, chef, cadres, dirigeants, dirigeant, dirigeante, direction, direction générale, directeur, directrice, directeurs, pdg, dg, daf, dsi, drh, ceo, cfo, comité, comité de direction, comité exécutif, comité de pilotage, copil, codir, comex, cse, cse central, conseil, conseil d'administration, conseil municipal, conseil de surveillance, conseil syndical, administrateurs, administratrices, actionnaires, actionnaire, associés, investisseur, investisseurs, financeurs, banquiers, banque, banques, partenaires, partenaire, fournisseurs, prestataires, sous-traitants, parents, parents d'élèves, familles, famille, proches, aidants, patients, patientes, enseignants, enseignantes, professeurs, profs, formateurs, médecins, soignants, infirmiers, infirmières, aides-soignants, pharmaciens, entreprise, entreprises, pme, tpe, eti, start-up, start-ups, startups, grand public, public, auditoire, participants, participantes, développeurs, développeuses, dev, devs, ingénieurs, techniciens, techniciennes, experts, expertes, spécialistes, profanes, non-spécialistes, non-initiés, association, associations, bénévoles, volontaires, citoyens, citoyennes, habitants, riverains, résidents, locataires, propriétaires, copropriétaires, copropriété, élus, élues, maire, maires, mairie, préfecture, ministère, jury, jurys, presse, journalistes, rédaction, stagiaires, alternants, apprentis, apprenties, apprenants, nouveaux arrivants, nouvelles recrues, recrues, nouveaux embauchés, nouveaux collaborateurs, collègues, commerciaux, vendeurs, vendeuses, force de vente, acheteurs, fondateurs, entrepreneurs, entrepreneuses, créateurs, membres, adhérents, donateurs, mécènes, sponsors, visiteurs, touristes, voyageurs, agriculteurs, agricultrices, éleveurs, juristes, avocats, comptables, rh, service, services, département, syndicat, syndicats, assemblée, assemblée générale, ag, réunion, séminaire, colloque, congrès, salon, école, écoles, université, collège, lycée, hôpital, cuisiniers, conducteurs, chauffeurs, artisans, entraîneurs, joueurs, supporters, utilisateurs, utilisatrices, usagers, seniors, personnes âgées, femmes, hommes, tous, tout le monde, opérateurs, opératrices, équipe de direction, prospects, décideurs, franchisés, startup",
    each: 'par, chaque, chacun, chacune, pour chaque, dans chaque, à chaque, sur chaque, tous les, toutes les',
    word: 'mot, mots, puce, puces, point, points, ligne, lignes, phrase, phrases, caractère, caractères, signes, tirets, bullet, bullets, bullet points, items, idées',
    minute:
      "minute, minutes, min, mn, heure, heures, h, demi-heure, une demi-heure, quart d'heure, trois quarts d'heure",
    exactly:
      'exactement, précisément, seulement, uniquement, juste, au total, en tout, pile, ni plus ni moins, strictement, dont la couverture, tout compris, rien que',
    around:
      "environ, à peu près, autour de, quelque, quelques, vers, plus ou moins, une petite, approximativement, peut-être, disons, idéalement, dans les, ca, circa, de l'ordre de, à peine, grosso modo, à la louche, aux alentours de",
    atMost:
      "au plus, au maximum, maximum, max, maxi, pas plus de, pas plus d', jusqu'à, moins de, moins d', ne dépasse pas, ne dépassant pas, sans dépasser, ne pas dépasser, limité à, limitée à, limiter à, ou moins, tout au plus, plafond, en dessous de, inférieur à, dans la limite de",
    atLeast:
      'au moins, minimum, au minimum, mini, min, pas moins de, plus de, ou plus, à partir de, au bas mot, supérieur à',
    to: 'à, ou, et, jusqu, voire, au',
    and: 'et, ainsi que, plus, puis, de même que, avec, et aussi',
    no: "pas, ne, n', non, sans, aucun, aucune, jamais, ni, évite, évitez, éviter, plutôt que, au lieu de, au lieu du, au lieu des, inutile, rien",
    begin:
      "commence, commencer, commencez, commençant, débute, débuter, débutez, démarre, démarrer, démarrez, ouvre, ouvrir, ouvrez, ouverture, introduis, introduire, début, d'abord, tout d'abord, en premier, au début, pour commencer, en introduction, première diapositive, première diapo, première slide, entame, entamer",
    end: 'termine, terminer, terminez, terminant, finis, finir, finissez, fin, finit, se termine, conclus, conclure, concluez, conclusion, clos, clore, clôture, clôturer, achève, achever, achevez, à la fin, pour finir, en fin de, pour conclure, en conclusion, dernière diapositive, dernière diapo, dernière slide, enfin, finalement',
    language:
      'en, langue, en langue, rédigé en, rédigée en, rédigés en, écrit en, écrite en, traduis en, traduire en, traduit en, traduite en, traduisez en, version, textes en, texte en',
    titleLabel:
      'le message, message clé, titre, sujet, thème, objet, titre de la présentation, thème de la présentation, titre provisoire, intitulé, projet, re, tr, headline, accroche, couverture, page de titre, diapo de titre',
    audienceLabel:
      'public, public cible, public visé, audience, auditoire, destinataires, lecteurs, pour, pour qui, à qui, participants visés, publics',
    toneLabel: 'ton, tonalité, style, registre, tone of voice, niveau de langue, style rédactionnel',
    countLabel:
      'diapositives, diapos, slides, nombre de diapositives, nombre de diapos, nombre de slides, nb de slides, nb slides, nb diapos, nb de diapos, nombre de pages, pages, longueur, total de slides',
    languageLabel:
      'langue, langues, langue de sortie, langue de la présentation, langue des diapositives, langue des slides, langue du support',
    authorLabel:
      'auteur, auteure, autrice, auteurs, rédacteur, rédactrice, rédigé par, présenté par, présentée par, préparé par, intervenant, intervenante, intervenants, orateur, oratrice, conférencier, conférencière, présentateur, établi par, par',
    dateLabel:
      "date, daté du, en date du, mis à jour, mise à jour, mis à jour le, dernière mise à jour, dernière modification, publié le, publication, date d'effet, en vigueur depuis, entrée en vigueur, version du, état au, date de la réunion",
    noteLabel:
      "note, notes, notes de l'orateur, notes orateur, notes du présentateur, notes de présentation, commentaire oral, à dire, dire, discours, script, texte oral, trame orale",
    footLabel: 'note de bas de page, note de bas, source, sources, notule',
    variant:
      'variante, variantes, version, versions, alternative, alternatives, propositions, proposition, maquettes, mises en page',
    toReader:
      'parlez uniquement, parle uniquement, parlez seulement, écrivez uniquement, écris uniquement, ignorez, ignore, invite système, modèle de langage, chatbot, vous êtes un assistant, tu es un assistant, comporte-toi, cher lecteur, cliquez ici, acceptez les cookies',
    fromNow:
      'désormais, dorénavant, à partir de maintenant, uniquement, exclusivement, ne porte plus que, plus que sur, à la place, doivent, doit, devront, devra, oubliez, oublie, consigne, consignes, instruction, instructions, prompt',
    mailLabel:
      'de, à, cc, cci, copie, copie à, envoyé, envoyé le, date, objet, pièces jointes, pièce jointe, pj, répondre à, importance, priorité, reçu, reçu le, destinataire, expéditeur, transféré',
    greeting:
      "bonjour, bonjour à tous, bonjour à toutes et à tous, bonjour tout le monde, bonjour l'équipe, bonjour madame, bonjour monsieur, bonsoir, salut, salut à tous, salut l'équipe, coucou, hello, hello à tous, hi, hey, cher, chère, chers, chères, chers tous, chers collègues, cher collègue, chère collègue, chers amis, madame, monsieur, madame monsieur, mesdames, messieurs, mesdames messieurs, mesdames et messieurs, yo",
    farewell:
      "cordialement, bien cordialement, très cordialement, cdt, cdlt, bien à vous, bien à toi, sincèrement, salutations, meilleures salutations, sincères salutations, salutations distinguées, bonne journée, belle journée, bonne soirée, belle soirée, bon week-end, bonne fin de journée, bonne semaine, à bientôt, à plus, à demain, à lundi, à tout à l'heure, à très vite, à très bientôt, merci, merci beaucoup, merci bien, merci d'avance, merci par avance, un grand merci, mille mercis, encore merci, merci à tous, merci et bonne journée, amicalement, bien amicalement, amitiés, bises, bisous, respectueusement, veuillez agréer, je vous prie d'agréer, dans l'attente de votre retour, au plaisir, ciao, tchao",
    remark:
      "voir ci-dessous, voir plus bas, comme convenu, comme discuté, comme évoqué, comme promis, comme demandé, suite à notre échange, suite à notre discussion, pour info, pour information, pour mémoire, fyi, n'hésite pas, n'hésitez pas, tenez-moi au courant, tiens-moi au courant, dites-moi, dis-moi, envoyé de mon, envoyé depuis mon, envoyé à partir de, j'espère que, nous espérons que, en espérant que, je reste à votre disposition, je reste à ta disposition, restant à votre disposition, à votre disposition, en pièce jointe, vous trouverez, tu trouveras, ci-joint, pas d'urgence, rien d'urgent, ça marche, c'est noté, bien noté, bien reçu, d'accord, ok, okay, parfait, super, top, génial, nickel, cool, lol, mdr, haha, merci encore, avec plaisir, pas de souci, pas de problème, de rien, c'est bon pour moi, je m'en occupe, je m'en charge, confidentiel, strictement confidentiel, ne pas diffuser, ne pas transférer, merci de ne pas répondre, ne pas répondre, se désabonner, se désinscrire, image absente, vidéo absente, médias omis, document omis, audio omis, ce message a été supprimé, les messages et les appels sont, chiffrés de bout en bout, a rejoint le canal, a rejoint le groupe, a quitté le groupe, a été ajouté, a ajouté, a créé le groupe, modifié, bonne réception, bonne lecture, petit rappel, rappel, généré automatiquement, transcription automatique, peut contenir des erreurs, vous m'entendez, vous voyez mon écran, haha*, mdr, ptdr, bonne question, médias omis, chiffrés de bout en bout, ça marche, message transféré, message d'origine, pensez à l'environnement, destiné uniquement au destinataire, dernière modification par, cette page vous a-t-elle été utile, cookies, politique de confidentialité, tous droits réservés, aller au contenu",
    slideLabel: 'diapositive, diapositives, diapo, slide, slides, page, planche, planches, écran, écrans, s',
    stepLabel:
      'étape, étapes, phase, stade, partie, vague, sprint, jalon, semaine, sem, jour, mois, année, an, séance, leçon, session, cours, acte, époque, ère, période, trimestre, semestre, tour, round, temps, palier, niveau, atelier',
    optionLabel:
      'option, variante, alternative, scénario, plan, choix, proposition, solution, voie, itinéraire, modèle, formule, forfait, pack, offre, candidat, candidate, fournisseur, prestataire, devis, approche, version, hypothèse, piste',
    itemLabel:
      "objectif, but, point, sujet, thème, chapitre, partie, section, module, risque, principe, raison, pilier, priorité, initiative, projet, chantier, leçon, unité, bloc, point à l'ordre du jour, annexe, règle, article, art, alinéa, paragraphe, question, constat, conclusion, recommandation, décision, résolution, indicateur, kpi, résultat clé, kr, okr, conseil, astuce, erreur, exemple, cas, cas d'usage, fonctionnalité, exercice, acte, histoire, user story, story, ticket, incident, bug, anomalie, exigence, action, mesure, axe, levier, enjeu, défi, idée, mythe, idée reçue, problème, cause, avantage, inconvénient, fiche, atelier, lot, livrable, proposition, délibération, compétence",
    questionLabel: 'q, question, faq',
    answerLabel: 'r, réponse, rép',
    nameKey:
      'nom, intitulé, libellé, désignation, titre, tâche, produit, article, description, catégorie, clé, résumé, région, pays, ville, commune, lieu, site, agence, magasin, point de vente, service, département, équipe, fonction, fonctionnalité, caractéristique, indicateur, kpi, projet, activité, jalon, sujet, thème, client, cliente, modèle, formule, offre, forfait, ligne, gare, station, canal, segment, source, type, nature, étape, phase, poste, poste budgétaire, critère, groupe, bâtiment, machine, équipement, gamme, référence, élément, mois, année, trimestre, semaine, candidat, fournisseur',
    ownerKey:
      'responsable, responsables, resp, pilote, pilotes, porteur, porteuse, référent, référente, qui, en charge, chargé de, chargée de, attribué à, assigné à, assigné, affecté à, confié à, propriétaire, contact, interlocuteur, personne, acteur, acteurs, owner, par qui, chef de projet',
    dueKey:
      'échéance, date limite, date butoir, deadline, délai, date, date cible, date de fin, fin prévue, fin, pour le, pour quand, quand, avant le, à faire pour, livraison, date de livraison, terme, date prévue, date de réalisation',
    statusKey:
      "statut, état, avancement, progression, stade, phase, situation, fait, résolution, météo, santé, état d'avancement, suivi, réalisé",
    actionKey:
      "action, actions, tâche, tâches, à faire, todo, to do, mesure, mesures, activité, quoi, étape, prochaine étape, livrable, chose à faire, action à mener, actions à mener, point d'action",
    hierarchy:
      'organigramme, organisation, structure hiérarchique, hiérarchie, arbre, arbre des leviers, rattaché à, rattachée à, rattachement, supérieur, responsable hiérarchique, manager, n+1',
    horizon:
      'maintenant, ensuite, plus tard, court terme, moyen terme, long terme, à court terme, à moyen terme, à long terme, immédiatement, à venir',
    quoteWord:
      "dit, a dit, disait, déclare, a déclaré, déclarait, explique, expliquait, a expliqué, affirme, affirmait, a affirmé, écrit, écrivait, souligne, a souligné, soulignait, précise, précisait, ajoute, ajoutait, a ajouté, a demandé, répond, a répondu, raconte, racontait, témoigne, confie, estime, constate, selon, d'après, reconnaît, conclut, s'exclame",
    total:
      'total, totaux, total général, somme, ensemble, global, au total, sous-total, moyenne, en tout, tous, toutes, cumul, cumulé, total ttc, total ht, médiane',
    genre:
      'compte rendu, compte-rendu, procès-verbal, proces-verbal, pv, transcription, entretien, interview, notes, journal des modifications, plan, brouillon, note, note de synthèse, rapport, rapport final, fiche de contact, brief, résumé, article',
    leaveOut:
      'ne pas mentionner, ne mentionnez pas, ne mentionne pas, ne parlez pas de, ne parle pas de, ne pas parler, ne pas citer, ne pas afficher, ne pas indiquer, ne mettez pas, ne mets pas, laissez de côté, laisse de côté, laisser de côté, omettre, omettez, exclure, enlever, enlevez, enlève, retirer, retirez, passez sur, pas besoin de, sans mentionner, sans parler de',
    names: 'nom, noms, prénoms, prénom',
    brackets: 'crochet, crochets, parenthèse, parenthèses',
    codes: 'numéro de ticket, numéros de ticket, numéros de tickets, numéros des tickets, numéros de dossier',
    contacts:
      'numéro de téléphone, numéros de téléphone, téléphones, téléphone, adresses, coordonnées, e-mails, courriels',
    prices: 'prix, tarif, tarifs, montants, salaires',
    private:
      'interne, note interne, confidentiel, confidentielle, ne pas diffuser, ne pas transférer, pas pour les diapos, pas pour la présentation, à ne pas diffuser, todo, ps, p.s, entre nous, demander à, à demander, à vérifier avec, voir liste de présence, voir annexe, à discuter avec, merci de ne pas, sérieusement',
    offer:
      'si vous le souhaitez, si tu veux, si vous voulez, souhaitez-vous, voulez-vous que, je peux aussi, je peux ajouter, bien sûr, certainement, avec plaisir, voici une proposition, voici votre, voici un, voici une, voici la, voici le, chatgpt',
    imageHint:
      "suggestion d'image, idée d'image, image, visuel, illustration, photo, suggestion de visuel, visuel suggéré, mise en page",
    subtitleLabel: 'sous-titre, sous titre, accroche, phrase de conclusion, phrase finale, mot de la fin',
    askWord:
      "que, qu', quoi, quel, quelle, quels, quelles, comment, pourquoi, qui, à qui, de qui, quand, où, d'où, combien, lequel, laquelle, lesquels, lesquelles, est-ce, est-ce que, qu'est-ce, faut-il, peut-on, puis-je, peut-il, doit-on, dois-je, y a-t-il, a-t-on, sommes-nous, êtes-vous, avez-vous, avons-nous, sera-t-il, dans quel, dans quelle, à quoi, à quel, à quelle, de quoi, en quoi, jusqu'à quand, depuis quand, pour qui, pour quoi",
  },
  tones: {
    formal:
      'formel, formelle, formels, formelles, officiel, officielle, officiels, officielles, professionnel, professionnelle, professionnels, professionnelles, sérieux, sérieuse, soutenu, soutenue, institutionnel, institutionnelle, corporate, solennel, solennelle, protocolaire, soigné, soignée',
    plain:
      'simple, simples, clair, claire, clairs, claires, factuel, factuelle, factuels, factuelles, neutre, neutres, objective, sobre, sobres, accessible, accessibles, compréhensible, compréhensibles, facile à comprendre, pédagogique, pédagogiques, concis, concise, direct, directe, épuré, épurée, sans jargon, sans fioritures, synthétique, synthétiques, minimaliste, grand public, terre à terre, vulgarisé, vulgarisée, précis, précise, langage simple',
    persuasive:
      'convaincant, convaincante, convaincants, convaincantes, persuasif, persuasive, percutant, percutante, vendeur, vendeuse, incisif, incisive, accrocheur, accrocheuse, impactant, impactante, engageant, engageante, argumenté, argumentée, affirmé, affirmée, assertif, qui donne envie, audacieux, audacieuse',
    inspiring:
      'inspirant, inspirante, inspirants, inspirantes, motivant, motivante, motivants, motivantes, enthousiaste, enthousiastes, mobilisateur, mobilisatrice, visionnaire, émouvant, émouvante, émotionnel, émotionnelle, positif, positive, optimiste, énergique, chaleureux, chaleureuse, encourageant, encourageante, passionné, passionnée, fédérateur, fédératrice',
    playful:
      "ludique, ludiques, amusant, amusante, amusants, drôle, drôles, décontracté, décontractée, décalé, décalée, informel, informelle, humoristique, léger, légère, détendu, détendue, convivial, conviviale, sympa, sympathique, amical, amicale, cool, fun, plein d'humour, avec humour, joyeux, joyeuse, familier, familière",
    technical:
      'technique, techniques, scientifique, scientifiques, académique, académiques, universitaire, pointu, pointue, approfondi, approfondie, détaillé, détaillée, spécialisé, spécialisée, rigoureux, rigoureuse',
  },
  forms: {
    chart:
      'graphique, graphiques, diagramme, diagrammes, graphe, visuel, visuels, visualisation, visualisations, schéma, schémas, chart, infographie, graphiquement, en graphique, sous forme de graphique, représentation graphique',
    line: 'courbe, graphique linéaire, graphique en ligne, graphique en courbe, graphique en courbes, courbe de tendance, tendance, tendances, évolution, évolutions, dans le temps, au fil du temps, au fil des mois, au fil des ans, au fil des années, mois par mois, trimestre par trimestre, année par année, série temporelle, trajectoire, progression, historique des, courbes',
    bar: 'histogramme, histogrammes, barres, barre, diagramme à barres, diagramme en barres, diagramme en bâtons, graphique à barres, graphique en barres, graphique à colonnes, bâtons, barres empilées, histogramme empilé, classement, classement par, palmarès, top 5, top 10, rang, trié par, colonnes empilées',
    doughnut:
      'camembert, camemberts, diagramme circulaire, graphique circulaire, graphique en secteurs, secteurs, graphique en anneau, donut, doughnut, part, parts, part de marché, parts de marché, répartition, répartitions, ventilation, proportion, proportions, composition, mix, décomposition, pourcentage du total',
    scatter:
      'nuage de points, nuages de points, diagramme de dispersion, graphique de dispersion, scatter plot, corrélation, corrélations, corrélé, corrélés, relation entre, lien entre, en fonction de, en fonction du',
    table:
      'tableau, tableaux, tabulaire, grille, sous forme de tableau, en tableau, dans un tableau, tableau comparatif, tableau récapitulatif, tableur',
    timeline:
      'frise, frise chronologique, chronologie, chronologique, ligne du temps, axe du temps, calendrier, planning, échéancier, rétroplanning, feuille de route, roadmap, timeline, jalons, gantt, diagramme de gantt, sur un axe',
    steps:
      "processus, procédure, procédures, étapes, étape par étape, pas à pas, démarche, déroulement, déroulé, workflow, flux, logigramme, organigramme de processus, enchaînement, marche à suivre, entonnoir, tunnel, pipeline, cycle, mode opératoire, mode d'emploi",
    comparison:
      'comparaison, comparaisons, comparatif, comparer, comparez, compare, côte à côte, face à face, versus, vs, pour et contre, le pour et le contre, avantages et inconvénients, avantages inconvénients, en deux colonnes, deux colonnes, avant après, avant et après, opposition, contraste, différences, mise en regard, en regard, à faire à éviter',
    matrix:
      'swot, matrice swot, analyse swot, matrice, matrices, quadrant, quadrants, quatre quadrants, deux par deux, 2x2, 2 x 2, eisenhower, matrice des risques, forces faiblesses opportunités menaces',
    quote:
      'citation, citations, verbatim, verbatims, témoignage, témoignages, phrase clé, citation client, en exergue, exergue',
    figures:
      'chiffres clés, chiffre clé, indicateurs, indicateurs clés, kpi, kpis, grands chiffres, gros chiffres, gros chiffre, chiffres en gros, statistiques, statistique, métriques, chiffres marquants, en chiffres, données clés, tableau de bord, tuiles de chiffres',
    cards: 'cartes, fiches, vignettes, vignette, encadrés, encadré, tuiles, pictogrammes, pictos, icônes',
    list: 'liste, listes, puces, liste à puces, bullet points, bullets, énumération, liste numérotée, numérotée, checklist, check-list, tirets, liste de contrôle',
    agenda:
      'ordre du jour, sommaire, plan de la présentation, agenda, table des matières, plan détaillé, diapositive de plan, au programme',
    summary:
      "résumé, synthèse, conclusion, conclusions, points clés, messages clés, message clé, à retenir, ce qu'il faut retenir, l'essentiel, en bref, en résumé, récapitulatif, récap, bilan, executive summary, résumé exécutif, tl dr, tldr, enseignements, leçons, takeaways, idées clés, mot de la fin",
    actions:
      "prochaines étapes, prochaine étape, étapes suivantes, suite, suites, suites à donner, la suite, plan d'action, plan d'actions, actions, actions à mener, à faire, to do, todo, appel à l'action, call to action, recommandation, recommandations, préconisations, décision attendue, décisions attendues, décisions à prendre, notre demande, ce que nous demandons, demande, diapositive de contact",
    sections:
      'intercalaire, intercalaires, diapositives de section, diapositive de section, slides de section, diapos de section, pages de section, diapositives de transition, séparateurs, diapositives de chapitre, slides de transition',
    largest:
      'plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, plus élevé, plus élevée, plus élevés, plus fort, plus forte, plus forts, plus haut, plus haute, meilleur, meilleure, meilleurs, meilleures, leader, leaders, maximum, record, top, le plus, la plus, les plus, pic, gagnant, gagnants, en tête, plus rapide, domine',
    smallest:
      'plus petit, plus petite, plus petits, plus petites, plus faible, plus faibles, plus bas, plus basse, pire, pires, moins bon, moins bons, moins bonne, moins élevé, le moins, la moins, les moins, minimum, perdant, perdants, à la traîne, plus lent, plus lente, lanterne rouge',
    change:
      'changement, changements, évolution, évolutions, variation, variations, croissance, hausse, hausses, augmentation, augmenté, progression, progressé, baisse, baisses, diminution, diminué, recul, chute, écart, écarts, différence, différences, delta, amélioration, améliorations, gain, gains, perte, pertes, par rapport à, vs n-1, n-1',
  },
  headings: {
    agenda:
      "ordre du jour, sommaire, plan, agenda, table des matières, au programme, au menu, plan de la présentation, points à l'ordre du jour, contenu",
    summary:
      "résumé, résumé exécutif, synthèse, en bref, en résumé, en synthèse, l'essentiel, conclusion*, points clés, messages clés, message clé, à retenir, ce qu'il faut retenir, bilan, bilan général, récapitulatif, vue d'ensemble, aperçu, faits marquants, temps forts, principaux enseignements, enseignements, executive summary, tl dr, tldr, en un coup d'œil, abstract, idées clés, chapeau, en conclusion, en un coup d'oeil",
    goals:
      'objectif*, but, buts, cible*, finalité*, ambition*, priorité*, vision, mission, missions, résultats clés, résultats attendus, objectifs pédagogiques, compétences visées, intention, cap, notre cap, attendus',
    risks:
      "risque*, points de vigilance, points d'attention, vigilance, inquiétudes, préoccupations, problème*, problématique*, difficulté*, obstacle*, frein*, blocages, points bloquants, défis, défi, limites, limite, écueils, pièges, contraintes, enjeux et risques, problèmes connus, points durs, alertes, dangers",
    actions:
      "actions à mener, actions à venir, plan d'action, plan d'actions, prochaines étapes, prochaine étape, étapes suivantes, suite, la suite, suites, suites à donner, et maintenant, et après, à faire, todo, to do, tâche*, à venir, recommandation*, préconisation*, ce que nous demandons, notre demande, demandes, appel à l'action, call to action, suivi, relevé d'actions, ce qu'il reste à faire, reste à faire, travaux à mener, action, actions",
    decisions:
      'décision*, décidé, relevé de décisions, arbitrage*, délibération*, résolution*, votes, vote, convenu, accords, ce qui a été décidé, décisions prises, validations',
    timeline:
      'calendrier, calendrier prévisionnel, planning, échéancier, rétroplanning, chronologie, frise, frise chronologique, jalon*, dates clés, dates importantes, dates à retenir, historique, histoire, feuille de route, roadmap, programme, déroulé, étapes clés, échéances, agenda prévisionnel, repères chronologiques, itinéraire, emploi du temps',
    process:
      "processus, procédure*, étape*, étape par étape, démarche, méthode*, méthodologie, déroulement, marche à suivre, mode opératoire, mode d'emploi, comment ça marche, comment ça fonctionne, comment faire, fonctionnement, mise en œuvre, mise en place, déploiement, installation, configuration, prise en main, pour commencer, démarrage, démarrage rapide, recette, préparation, instructions, consignes, approche, phases, pas à pas, déroulement de la séance, mise en oeuvre",
    sources:
      'source, sources, référence, références, bibliographie, sitographie, liens, liens utiles, pour aller plus loin, en savoir plus, littérature, crédits, notes et références',
    options:
      'option*, alternative*, variante*, scénario*, choix, choix possibles, solutions, solutions envisagées, solutions possibles, pistes, hypothèses, offres, offres reçues, comparatif des offres, devis, candidats, candidatures, propositions, formules, forfaits, fournisseurs comparés',
    causes:
      "cause*, causes racines, origine, origines, raison, raisons, pourquoi, facteurs, facteurs explicatifs, explications, ce qui s'est passé, analyse des causes, à l'origine, cause racine",
    strengths: 'force, forces, points forts, point fort, atout, atouts, nos forces',
    weaknesses: 'faiblesse, faiblesses, points faibles, point faible, nos faiblesses',
    opportunities: 'opportunité, opportunités, occasions, perspectives de marché',
    threats: 'menace, menaces',
    pros: 'avantage, avantages, pour, plus, les plus, points positifs, positif, positifs, aspects positifs, ce qui a bien marché, ce qui a marché, ce qui a bien fonctionné, ce qui va bien, ce qui marche, réussites, succès, bénéfices, arguments pour, arguments en faveur, à faire, à garder, à conserver, les bons réflexes, bonnes pratiques, oui',
    cons: "inconvénient, inconvénients, contre, moins, les moins, points négatifs, négatif, négatifs, aspects négatifs, ce qui n'a pas marché, ce qui a moins bien marché, ce qui n'a pas fonctionné, ce qui ne va pas, ce qui ne marche pas, échecs, difficultés rencontrées, arguments contre, à éviter, à ne pas faire, à arrêter, à améliorer, axes d'amélioration, mauvaises pratiques, non",
    before:
      "avant, aujourd'hui, actuellement, maintenant, actuel, actuelle, situation actuelle, état actuel, état des lieux, existant, l'existant, hier, ancien, ancienne, à ce jour, constat, statu quo, où nous en sommes, situation de départ",
    after:
      'après, demain, futur, future, avenir, situation cible, situation future, état cible, état futur, nouveau, nouvelle, à terme, dorénavant, désormais, où nous voulons aller, cible à terme',
    figures:
      'chiffres clés, chiffres, les chiffres, en chiffres, quelques chiffres, données clés, données chiffrées, indicateurs, indicateurs clés, kpi, kpis, statistiques, résultats, résultats chiffrés, résultats financiers, données financières, finances, métriques, bilan chiffré, tableau de bord, chiffres marquants, données',
    quotes:
      "citation*, témoignage*, verbatim*, ils en parlent, ce qu'ils disent, ce qu'en disent nos clients, paroles de clients, paroles d'usagers, avis clients, retours, retours clients, paroles",
    bridge:
      'graphique en cascade, cascade, pont de résultat, pont d’ebitda, pont de marge, passage du résultat, analyse des écarts, ce qui a fait varier',
    funnel: 'entonnoir, entonnoir de conversion, tunnel de vente, tunnel de conversion, conversion, pipeline',
    pricing: 'tarifs, prix, formules, offres, abonnements, forfaits, nos tarifs, grille tarifaire, tarification',
    cycle: 'cycle, cycles, boucle, cycle de vie, boucle de rétroaction, cercle vertueux, cercle vicieux',
    again: 'recommencer, recommence, répéter, retour à, retour au début, reprendre au début',
    rating:
      'impact, effort, valeur, complexité, probabilité, gravité, urgence, importance, faisabilité, bénéfice, risque, coût',
    people:
      "équipe, équipes, notre équipe, l'équipe, équipe projet, participants, participantes, présents, présentes, étaient présents, absents, excusés, absents excusés, invités, membres, intervenants, contacts, contact, interlocuteurs, acteurs, parties prenantes, rôles, rôles et responsabilités, qui sommes-nous, fondateurs, gouvernance, personnes présentes, diffusion, bureau",
    partners:
      'partenaires, nos partenaires, clients, nos clients, ils nous font confiance, fournisseurs, sponsors, soutiens, mécènes, références clients, marques',
    questions:
      'question, questions, foire aux questions, faq, questions fréquentes, questions réponses, questions et réponses, questions ouvertes, points ouverts, points en suspens, q r, vos questions, questions diverses',
    inScope:
      "périmètre, dans le périmètre, inclus, compris, ce qui est inclus, ce qui est compris, ce que cela comprend, champ d'application, couvert, prestations incluses, contenu de l'offre, pris en charge",
    outOfScope:
      "hors périmètre, hors champ, non inclus, non compris, exclu, exclus, exclusions, ce qui n'est pas inclus, ce qui n'est pas compris, non couvert, hors projet, hors contrat, non pris en charge",
  },
  shapes: {
    change:
      "pourquoi nous devons, pourquoi nous devrions, pourquoi passer, pourquoi adopter, pourquoi changer, faut-il, devons-nous, devrions-nous, passer à, passer au, passer aux, passage à, passage au, passage aux, migration*, migrer, remplacer, remplacement*, abandonner, adopter, adoption de, adoption d', introduire, instaurer, mise en place, mettre en place, mise en œuvre, déploiement*, transition, transformation*, modernisation*, moderniser, digitalisation*, numérisation*, automatisation*, automatiser, externaliser, externalisation*, changement de, changement d', changer de, déménagement*, refonte*, réforme*, proposition, plaidoyer, convaincre, généraliser, généralisation*, suppression de, mise en oeuvre",
    explain:
      "qu'est-ce que, qu'est-ce qu'un, qu'est-ce qu'une, c'est quoi, comprendre, comment fonctionne, comment fonctionnent, comment marche, comment marchent, comment ça marche, comment se forme, comment se forment, pourquoi, introduction à, introduction au, introduction aux, initiation à, initiation au, initiation aux, les bases, les bases de, les bases du, bases de, notions de base, fondamentaux, panorama, vue d'ensemble, présentation générale, découverte de, découvrir, expliqué, expliquée, expliqués, explication, explications, b a ba, comment",
    compare:
      'versus, vs, comparaison, comparatif, comparer, comparé, comparée, face à, ou, pour et contre, le pour et le contre, avantages et inconvénients, avantages et limites, différence entre, différences entre, différence, différences, lequel, laquelle, choisir entre, qui est le mieux, le meilleur choix',
    howto:
      "comment faire, comment bien, comment réussir, comment créer, comment organiser, comment préparer, comment choisir, comment installer, comment utiliser, comment rédiger, comment écrire, comment mener, comment gérer, comment réduire, comment améliorer, comment éviter, comment lancer, comment construire, comment entretenir, comment cultiver, comment cuisiner, comment apprendre, comment animer, comment conduire, comment mettre, comment trouver, comment obtenir, comment recruter, comment économiser, comment protéger, comment accueillir, comment ouvrir, comment devenir, comment démarrer, comment planter, comment réparer, comment nettoyer, comment calculer, comment remplir, comment prendre, guide de, guide du, guide pour, guide pratique, conseils pour, conseils, astuces pour, astuces, bonnes pratiques, étapes pour, étape par étape, pas à pas, mode d'emploi, tutoriel*, tuto, recette, débuter, pour débutants, bien démarrer, dix façons de, façons de, les clés pour, comment se préparer, comment se protéger, comment se former, mieux",
    history:
      "histoire de, histoire du, histoire des, histoire d', l'histoire, histoire, historique, origines, origine de, origine du, aux origines, naissance de, naissance du, essor de, déclin de, chronique, à travers les âges, à travers les siècles, hier et aujourd'hui, grandes dates, évolution historique",
    training:
      'formation*, stage, atelier*, leçon*, séance*, module de formation, onboarding, intégration des nouveaux, accueil sécurité, sensibilisation*, initiation, apprentissage de, causerie sécurité, sauveteur secouriste, habilitation*, séminaire*, tutorat, tp, td, workshop*, cours sur, cours du soir, cours magistral',
    pitch:
      "pitch*, pitch deck, investisseur*, levée de fonds, lever des fonds, tour de table, amorçage, idée d'entreprise, idée de produit, business plan, création d'entreprise, proposition commerciale, offre commerciale, crowdfunding, financement participatif, appel à projets, dossier de financement, mécénat, candidature à, idée de startup, idée de start-up, notre startup, notre start-up, projet de startup",
    plan: "plan, plan de, plan du, plan d'action, plan d'actions, plan de projet, plan projet, plan de communication, plan marketing, plan de lancement, plan de déploiement, planification*, planifier, feuille de route, roadmap*, stratégie*, programme de, programme pour, lancement du projet, lancement de, kick-off*, kickoff*, calendrier, campagne*, organiser, préparation de, projet de, budget prévisionnel, rétroplanning*",
    report:
      "rapport*, bilan*, compte rendu, résultats, point d'avancement, point d'étape, état d'avancement, avancement*, revue*, rétrospective*, reporting*, rapport d'activité, rapport annuel, rapport trimestriel, rapport mensuel, bilan annuel, trimestriel, trimestrielle, mensuel, mensuelle, retour d'expérience, évaluation*, situation au, suivi",
    problem:
      "absentéisme, absences, pénurie*, manque de, manque d', manque du, bruit, nuisances sonores, vandalisme, incivilités, harcèlement*, gaspillage*, retards, réclamations, plaintes, turnover, pertes de, cambriolages, vols à l'étalage, accidents, sécheresse*, désertification, baisse de la, baisse du nombre, problème avec, problèmes avec, problème de, problèmes de, lutte contre, lutter contre, contre le, contre la, contre les, contre l', réduire, réduction de, réduction du, réduction des, diminuer, moins de, moins d', rendez-vous manqués, rendez-vous non honorés",
    welcome:
      "bienvenue, accueil des nouveaux, accueil des nouvelles, accueil de nouveaux, accueil d'un nouveau, accueillir les nouveaux, nouveaux bénévoles, nouveaux membres, nouveaux adhérents, nouveaux arrivants, nouveaux collègues, nouveaux salariés, nouveaux collaborateurs, nouveaux employés, nouveaux apprentis, nouveaux stagiaires, nouveaux élèves, nouveaux habitants, nouveaux parents, nouvelles familles, nouvelles recrues, nouveau personnel, premier jour, livret d'accueil",
    venture:
      "ouvrir un, ouvrir une, ouvrir notre, ouvrir son, ouvrir sa, ouverture d'un, ouverture d'une, ouverture de notre, monter un, monter une, monter son, monter sa, fonder un, fonder une, créer une entreprise, créer son entreprise, créer sa boîte, créer une association, créer une coopérative, création d'une entreprise, création d'une association, création d'une coopérative, créer son activité, lancer son activité, à son compte, propre entreprise, start-up, startup",
    advice:
      "sommeil, bien dormir, mieux dormir, alimentation saine, alimentation équilibrée, bien manger, mieux manger, manger sainement, manger équilibré, nutrition, vie saine, en bonne santé, stress, mal de dos, temps d'écran, temps d'écrans, économiser l'énergie, économies d'énergie à la maison, économiser de l'argent, premiers secours, gestes qui sauvent, bien-être, activité physique, exercice physique, rester en forme, garder la forme, prendre soin, vivre avec, bien vieillir, accidents domestiques, sécurité à la maison",
    rules:
      "règles de, règles du, règles des, règles d', nos règles, règlement intérieur, règlements, consignes de sécurité, consignes, charte de, charte d'utilisation, charte informatique, code de conduite, sécurité au travail, sécurité au, sécurité en, sécurité sur, sécurité incendie, hygiène, protection des données, rgpd, mot de passe, mots de passe, travail isolé, travailleur isolé, travailleurs isolés",
    event:
      "portes ouvertes, porte ouverte, festival*, fête, fêtes, fête de, kermesse*, foire, foires, excursion*, sortie scolaire, sortie annuelle, sortie au, voyage scolaire, voyage de classe, soirée, concert, concerts, tournoi*, anniversaire*, notre mariage, fête de mariage, colonie de vacances, camp d'été, retrouvailles, journée sportive, exposition de, exposition d', expositions, vernissage, vide-grenier, vide-greniers, brocante*, marché de noël",
  },
  deck: {
    agenda: 'Ordre du jour',
    overview: 'Vue d’ensemble',
    action: 'Action',
    owner: 'Responsable',
    due: 'Échéance',
    recommended: 'Recommandé',
    and: 'et',
    from: 'de',
    to: 'à',
    audience: 'Public',
    item: 'Élément',
    figures: 'Chiffres clés',
    detail: 'Détails',
    question: 'Question',
    total: 'Total',
    summary: 'Synthèse',
    sources: 'Sources',
    amount: 'Montant',
    source: 'Source',
    measure: 'Mesure',
    risk: 'Risque',
    today: 'la solution actuelle',
    tomorrow: 'la nouvelle solution',
    toCollect: 'À rassembler pour cette diapositive :',
    besides: 'Ce que nous savons par ailleurs',
    versus: 'ou',
    contact: 'Contact',
  },
  stories: {
    change: `
      s 1 Le message en une phrase / ce que le public doit retenir
      b 2 Où nous en sommes : {a} ~ Où nous en sommes aujourd’hui / comment cela fonctionne et qui fait quoi / ce que cela coûte par an, avec la source / où naissent les erreurs, les retards ou les risques
      c 1 Pourquoi agir maintenant / Raison | la raison la plus forte, preuve à l’appui / Déclencheur | ce qui fait de ce moment le bon / Coût de l’attente | ce qui arrive si rien ne change
      v 2 Comparaison : {a} et {b} / Coût / Effort / Maîtrise / Points faibles
      b 3 Ce qui compte pour le public / sa première question / le chiffre qu’il regarde / ce qui le ferait dire non
      m 2 Ce que cela coûte et ce que cela rapporte / Coûts ponctuels / Coûts récurrents / Économies / Retour sur investissement
      p 1 Comment y parvenir / Préparer | besoins, données et personnes concernées / Choisir | critères, et qui décide / Essayer | par où commencer et comment mesurer le succès / Déployer | ordre, dates et retour en arrière possible / Vérifier | quoi contrôler, et quand
      r 2 Risques et mesures / ce qui peut mal tourner au début / ce qui peut mal tourner pendant le changement / ce qui peut mal tourner ensuite
      c 4 Qui doit être à bord / Soutien | qui porte la décision / Équipe | rôles, compétences et temps nécessaire / Personnes concernées | qui travaillera autrement, et ce qui l’y aidera
      n 2 Et maintenant / la première étape / la décision à prendre / la date du prochain point`,
    explain: `
      b 1 {X} : de quoi s’agit-il ? / une phrase simple que tout le monde comprend / où on le rencontre / ce qui en fait partie, et ce qui n’en fait pas partie
      c 1 L’essentiel / D’abord | ce qu’il faut savoir avant tout / Ensuite | ce qui en découle / Aussi | ce qui échappe facilement
      p 2 Comment on en arrive là / Au début | où, quand et avec quoi / Ensuite | les étapes, dans l’ordre / À la fin | ce qui en résulte, et pour qui
      b 1 Un exemple / où et quand / ce qui s’est passé, avec un chiffre / ce que cela montre
      m 3 {X} : quelques chiffres / Taille ou quantité / Évolution / Comparaison avec un ordre de grandeur connu
      c 2 Ce que cela change pour nous / Le bon côté | ce que nous y gagnons / Le difficile | ce que cela coûte ou met en péril / L’incertain | ce qui fait encore débat
      b 1 À retenir / la phrase à retenir / ce que chacun peut en faire / où lire ou demander davantage`,
    compare: `
      s 2 La réponse en bref / ce qui convient le mieux : {a} ou {b}, en une phrase
      b 2 Ce que le choix doit apporter / l’objectif à atteindre / les limites : argent, temps, personnes / qui décide, et quand
      d 1 {A} : pour et contre / Avantages | l’argument le plus fort en faveur de : {a} | un deuxième, avec un chiffre | qui y gagne le plus / Inconvénients | ce que cela coûte ou complique | qui s’y opposerait, et pourquoi | comment y remédier
      d 1 {B} : pour et contre / Avantages | l’argument le plus fort en faveur de : {b} | un deuxième, avec un chiffre | qui y gagne le plus / Inconvénients | ce que cela coûte ou complique | qui s’y opposerait, et pourquoi | comment y remédier
      v 1 Face à face / Coût / Effort / Qualité / Risque
      c 3 Ce qui fait pencher la balance / {A} | la situation où ce choix est nettement meilleur / {B} | la situation où ce choix est nettement meilleur / Voie moyenne | comment combiner les deux
      s 1 Notre recommandation / votre choix entre {a} et {b}, et la raison décisive
      n 3 La suite / la première étape après la décision / ce qu’on peut tester avant / quand revoir la décision`,
    howto: `
      s 3 Ce que vous y gagnez / ce que le résultat apporte, en une phrase
      b 1 Ce qu’il faut avant de commencer / outils et matériel / temps et budget / ce qu’il faut déjà savoir
      p 1 Étape par étape / Préparer | ce qui doit être prêt, et où / Commencer | le premier geste et comment le réussir / Continuer | le travail principal, avec durées ou quantités / Terminer | à quoi on voit que c’est fini
      c 2 Les erreurs à éviter / Au début | ce qui échoue le plus souvent, et pourquoi / En chemin | ce qu’on oublie / À la fin | ce qu’on fait trop tôt ou trop tard
      b 2 Comment savoir que c’est réussi / à quoi ressemble un bon résultat / ce qu’il faut vérifier ou mesurer / que changer si cela ne suffit pas
      b 4 Conseils d’expérience / un raccourci qui fait gagner du temps / une astuce pour un meilleur résultat / ce que les experts font autrement
      b 1 Et maintenant / la première chose à faire aujourd’hui / le niveau suivant / où trouver de l’aide`,
    history: `
      s 2 Pourquoi cette histoire compte / ce que le passé explique du présent, en une phrase
      b 1 Les débuts / où et quand tout a commencé / qui était à l’origine / ce qui existait avant
      t 1 Les grands tournants / année | le premier tournant / année | une invention, un événement ou une personne qui a tout changé / année | le moment où beaucoup de gens l’ont connu / année | le dernier grand changement
      c 2 Ceux qui ont marqué cette histoire / Une personne | nom, rôle et ce qu’elle a fait / Un lieu | où tout s’est développé, et pourquoi là / Une idée | ce qui était nouveau
      b 2 Ce que cela a changé / comment on vivait ou travaillait avant / ce qui a été différent ensuite / qui y a perdu
      b 2 Où en sommes-nous aujourd’hui ? / la situation actuelle, avec un chiffre et sa source / ce qui reste des débuts / ce qui pourrait venir
      b 1 À retenir / la date à retenir / le nom à retenir / une question à discuter`,
    training: `
      b 1 Ce que vous saurez faire / ce que chacun saura faire après la séance / ce que chacun saura / ce qui changera dès demain
      c 1 Pourquoi c’est important / Pour les autres | ce qu’ils attendent de nous, et ce qu’ils remarquent / Pour vous | ce qui devient plus simple / En cas d’erreur | un cas réel et ses suites
      b 1 Les bases / le terme le plus important, en mots simples / la règle qui vaut toujours / où la trouver
      p 1 Comment bien faire / Avant | ce qu’il faut savoir, vérifier et préparer / Au début | la première étape, et comment la réussir / Ensuite | l’essentiel, avec les gestes ou les mots à employer / À la fin | ce qu’il faut vérifier, noter ou transmettre
      d 2 À faire, à éviter / À faire | une bonne habitude | une deuxième | que faire en cas de doute / À éviter | l’erreur la plus fréquente | un raccourci qui nuit | ce qui est interdit
      b 2 Exercice / un cas du quotidien, sans noms / la consigne, à deux ou en petits groupes / à quoi on reconnaît une bonne solution
      b 3 Testez vos connaissances / une question facile / une question piège / une question sur votre propre poste
      b 1 Où trouver de l’aide / la personne à contacter, avec téléphone ou courriel / où trouver les règles / la date de la prochaine séance`,
    pitch: `
      s 1 Ce que nous faisons, en une phrase / ce que nous proposons, pour qui, et ce qui nous distingue
      c 1 Le problème / Qui est concerné | les clients, et combien ils sont / Ce que cela coûte | temps, argent ou tracas, avec une source / La solution actuelle | ce qu’ils utilisent, et pourquoi cela ne suffit pas
      p 1 Notre solution / Aujourd’hui | comment le client vit avec le problème / Avec nous | ce qui change dès la première utilisation / Résultat | ce qui va mieux ensuite, avec un chiffre
      b 2 Le marché / sa taille, avec une source / par où nous commençons / pourquoi il croît maintenant
      v 3 Ce qui nous distingue / Prix / Ce que le client obtient / Rapidité / Points faibles
      b 2 Notre modèle économique / qui paie, combien et à quelle fréquence / ce que coûte un nouveau client / ce qu’il reste par client
      b 2 Ce que nous avons déjà accompli / utilisateurs, ventes ou pilotes, avec dates / le témoignage client le plus parlant / ce que nous avons appris
      c 2 L’équipe / Fondation | nom, rôle et expérience utile / Fondation | nom, rôle et expérience utile / À recruter | le prochain poste à pourvoir
      b 1 Ce que nous demandons / le montant ou la décision nécessaire / à quoi cela servira / ce qui sera atteint, et quand`,
    plan: `
      s 1 L’objectif en une phrase / ce qui aura changé à la fin, et à quelle date
      d 2 Ce qui est prévu et ce qui ne l’est pas / Inclus | le premier résultat à livrer | le deuxième | pour qui c’est fait / Non inclus | ce qui ne sera pas fait | ce qui viendra plus tard | ce que d’autres prennent en charge
      t 1 Les jalons / date | démarrage : qui et quoi doivent être prêts / date | premier résultat visible / date | test ou validation / date | fin et remise
      c 1 Qui fait quoi / Pilotage | nom, et ce que cette personne décide / Équipe | noms, tâches et temps par semaine / Commanditaire | qui finance et ouvre la voie
      m 3 Ce qu’il faut / Personnel / Prestations et licences / Réserve / Total
      r 1 Risques et mesures / ce qui pourrait retarder le projet / ce qui pourrait le rendre plus cher / ce qui dépend d’autres personnes
      c 4 Comment nous travaillons ensemble / Réunions | à quel rythme, et avec qui / Décisions | qui décide de quoi / Documents | où ils se trouvent
      n 1 Les premières étapes / la première tâche / la décision nécessaire pour démarrer / la prochaine réunion`,
    report: `
      s 1 La période en une phrase / comment elle s’est passée, et ce qu’il faut savoir
      m 1 Les chiffres clés / Résultat / Évolution / Écart à l’objectif
      d 1 Ce qui a marché, ce qui n’a pas marché / Réussites | le plus grand succès, avec un chiffre | ce qui l’a rendu possible / Difficultés | le plus grand revers, avec un chiffre | sa cause
      c 2 L’avancement / Terminé | ce qui est achevé / En cours | ce qui avance, et jusqu’à quand / Bloqué | ce qui attend, et qui
      b 2 Perspectives / l’objectif de la prochaine période / ce qui pourrait le changer / ce qui doit se passer d’abord
      r 3 Risques et mesures / le risque le plus urgent / un risque qui a grandi / un risque à surveiller
      n 1 Décisions et prochaines étapes / la décision nécessaire maintenant / la prochaine étape / ce qui sera présenté la prochaine fois`,
    problem: `
      s 3 Le problème en une phrase / ce qui ne va pas, à quelle fréquence et pour qui
      m 1 L’ampleur du problème / Aujourd’hui / Il y a un an / Ailleurs
      c 1 D’où cela vient / Cause principale | ce qui le montre / Deuxième cause | ce qui le montre / Ce qui aggrave | quand et où
      b 2 Qui est touché / qui s’en aperçoit en premier / ce que cela leur coûte / ce qui arrive si rien ne change
      d 2 Ce que nous avons déjà essayé / Ce qui a marché | une mesure, et ce qu’elle a changé / Ce qui n’a pas marché | une mesure, et pourquoi
      c 1 Ce que nous pouvons faire / Tout de suite | ce qui ne demande ni argent ni décision / Cette année | ce qu’il faut préparer / À long terme | ce qui supprime la cause
      n 1 Qui fait quoi / la première mesure / la deuxième mesure / la troisième mesure
      b 2 Comment savoir si ça marche / le chiffre que nous suivons / où il doit être, et à quelle date / qui le regarde, et à quel rythme`,
    welcome: `
      b 1 Bienvenue / qui nous sommes, en une phrase / depuis quand, combien nous sommes et où / pourquoi nous sommes heureux de vous accueillir
      c 1 Ce que nous faisons / Pour qui | les personnes qui viennent à nous / Ce qu’elles reçoivent | ce que nous leur apportons / Le résultat | l’année passée en un chiffre
      b 1 Vos missions / ce que vous faites un jour ordinaire / ce que vous apprenez en premier / ce dont d’autres s’occupent
      p 2 Le déroulement d’une journée / Arriver | quand, où et qui saluer / Travailler | les tâches, dans l’ordre / Terminer | ce qu’il faut ranger, noter et transmettre
      d 2 Nos attentes et nos engagements / Nous demandons | des horaires tenus | de la discrétion sur ce qui reste entre nous / Nous offrons | quelqu’un qui vous montre tout | ce qui est payé, assuré ou gratuit
      b 1 La sécurité / sorties, premiers secours, extincteurs / ce que personne ne fait seul / qui appeler, avec le numéro
      c 3 Qui est qui / Responsable | nom, et quoi lui demander / Binôme | qui vous accompagne au début / Bureau | planning, clés, frais
      n 1 Vos premiers pas / le premier jour : quand, où et quoi apporter / la prise en main, et qui l’assure / l’entretien après les premières semaines`,
    venture: `
      s 2 L’idée en une phrase / ce qui ouvre, où et pour qui
      b 1 Pourquoi ici et maintenant / qui viendrait, et combien / ce qui manque jusqu’ici / ce qui joue en notre faveur
      c 1 Ce que nous proposons / L’offre | ce que le client obtient, et à quel prix / La différence | ce que les autres n’ont pas à proximité / La clientèle | qui vient d’abord, et qui plus tard
      b 1 Le lieu et l’équipement / locaux ou terrain, avec surface et loyer / ce qu’il faut construire ou acheter / ce qui existe déjà
      b 2 Autorisations et règles / quelles autorisations, auprès de qui et pour quand / hygiène, sécurité, assurance / qui peut nous aider
      m 1 Le coût et le financement / Au démarrage / Chaque mois / Apport, prêts, subventions / Recettes attendues
      c 3 Qui s’en charge / Nous | ce que nous savons faire / Le personnel | combien, et pour quoi / Les partenaires | fournisseurs, banque, conseil
      t 1 Le calendrier / date | autorisations et financement / date | travaux et achats / date | période d’essai / date | ouverture
      r 2 Risques et mesures / moins de clients qu’espéré / des coûts plus élevés / des retards
      n 1 Les prochaines étapes / la décision à prendre maintenant / la première demande ou le premier devis / la prochaine réunion`,
    advice: `
      b 1 Pourquoi c’est important / ce qui va mieux grâce à cela / qui est concerné, avec un chiffre et sa source / à quoi on voit qu’il faut changer quelque chose
      c 1 Ce qui nous freine / L’habitude | ce que nous faisons sans y penser / Les circonstances | ce qui rend la chose difficile, et pour qui / L’idée reçue | ce que beaucoup croient, et ce qui est vrai
      c 1 Ce qui aide / Tout de suite | un petit geste à la portée de tous / Chaque jour | une habitude qui tient / Avec le temps | ce qui demande quelques semaines
      p 2 Comment s’y prendre / Avant | ce qu’il faut préparer / Pendant | ce à quoi faire attention / Après | la suite, et quand se reposer
      d 2 Les bons et les mauvais réflexes / Plutôt ceci | une bonne façon de faire | une deuxième / Plutôt pas cela | ce qui fait du mal | ce qui ne soulage qu’un moment
      b 2 Quand demander de l’aide / les signes à prendre au sérieux / à qui s’adresser, avec téléphone et horaires / que faire en cas d’urgence
      b 1 À retenir / la première chose à faire aujourd’hui / un rappel à afficher au mur / où en lire davantage`,
    rules: `
      b 1 Pourquoi ces règles / ce qu’elles protègent, et qui / un cas qui le montre / où et quand elles s’appliquent
      c 1 Les règles essentielles / Toujours | ce que chacun fait / Jamais | ce qui est interdit / En cas de doute | à qui demander d’abord
      b 2 Ce qui est nouveau / ce qui change, et à partir de quand / ce qui reste comme avant / à qui cela profite
      d 1 Ce qui est juste, ce qui ne l’est pas / Oui | la bonne façon de faire | un deuxième exemple / Non | ce qui arrive souvent | pourquoi cela pose problème
      p 2 S’il arrive quelque chose / S’arrêter | ce qui vient en premier / Appeler | qui, avec le numéro / Aider | ce que l’on peut faire soi-même / Signaler | à qui, et comment
      c 3 Qui est responsable / Des règles | nom et téléphone / Des contrôles | ce qui est vérifié, et quand / Des questions | où et quand
      b 1 À garder en tête / la règle la plus importante / où lire les règles / à partir de quand elles valent`,
    event: `
      b 1 Quoi, quand et où / l’occasion en une phrase / date, début et fin / lieu et accès
      b 1 Pourquoi nous l’organisons / ce que nous voulons atteindre / qui vient, et combien / ce que chacun en gardera
      t 1 Le programme / heure | accueil / heure | première partie / heure | pause / heure | deuxième partie / heure | fin
      c 1 Qui fait quoi / Avant | installation, invitations, achats / Le jour même | accueil, animation, repas / Après | rangement, remerciements
      m 2 Ce que cela coûte et rapporte / Salles et matériel / Repas et boissons / Recettes / Solde
      b 2 Ce que les invités doivent savoir / billets, inscription, prix / accessibilité, parking, transports en commun / quoi apporter
      r 3 Ce qui pourrait mal tourner / la météo / trop ou trop peu de monde / un désistement
      n 1 Ce qu’il reste à faire d’ici là / ce qu’il faut réserver en premier / là où il manque encore des bras / la dernière réunion avant le jour J`,
  },
  icons: {
    head: 'first',
    details:
      "de, du, des, d', en, à, au, aux, pour, avec, dans, sur, par, et, vers, chez, entre, sous, sans, selon, contre, avant, après, pendant",
    negations: 'pas, sans, aucun, aucune, non, ni, jamais, manque, absence, ne, rien, pénurie',
    rows: {
      accessibility: 'accessibilité, accessible, accessibles, inclusion, handicap*',
      activity: 'activité, activités, rythme, signes vitaux',
      'alarm-clock': 'date limite, dates limites, échéance*, deadline*, urgence, urgences, urgent, urgente',
      ambulance: 'ambulance*, premiers secours, secours, secourisme, samu, urgences médicales',
      anchor: 'ports, port maritime, portuaire*',
      apple: 'nutrition, régime, régimes, alimentation saine, fruit, fruits, diététique',
      archive: 'archive*, archivage',
      'arrow-left-right': 'échange*, migration*, transfert*, comparaison*, comparer, passation, compromis',
      atom: 'physique, atome*, nucléaire, science, sciences, scientifique*',
      award:
        'certification*, prix littéraire*, récompense*, label*, distinction*, certificat*, reconnaissance, accréditation*, diplôme*',
      baby: "bébé*, naissance*, crèche*, garde d'enfants, petite enfance, congé parental, maternité",
      'badge-check': 'qualité, conformité, assurance qualité, norme*, vérifié*, certifié*, conforme*',
      banknote:
        "revenu*, chiffre d'affaires, recettes, salaire*, ventes, argent, trésorerie, rémunération*, paie, vente",
      'battery-charging': 'batterie*, recharge*, borne de recharge, bornes de recharge, autonomie, pile, piles',
      bed: 'hébergement*, sommeil, lits, nuitée*, dormir',
      bell: 'alerte, alertes, alarme*, notification*, rappel, rappels',
      bike: 'vélo*, cyclable*, cyclisme, cycliste*, piste cyclable, pistes cyclables',
      blocks: 'module*, modulaire*, composant*, briques',
      'book-open':
        'lecture*, livres, livre, guide, guides, documentation, manuel*, littérature, glossaire, lire, référentiel*, bonnes pratiques',
      bot: 'automatisation*, robot*, automatique*, chatbot*, agent conversationnel, agents conversationnels, automatiser',
      brain:
        "intelligence artificielle, ia, connaissance*, savoirs, savoir, apprentissage automatique, psycholog*, santé mentale, mémoire, état d'esprit",
      briefcase: 'emploi*, carrière*, métier*, conseil, poste, postes, affaires, portefeuille, cabinet',
      bug: 'bug, bugs, bogue*, anomalie*, logiciel malveillant, logiciels malveillants',
      building:
        'entreprise*, bureau, bureaux, bâtiment*, immobilier, siège, locaux, société, sociétés, organisation, organisations, immeuble*',
      bus: 'bus, autobus, car scolaire, transports en commun, transport public, transports publics, autocar*',
      cake: 'anniversaire*, gâteau*, fête, fêtes, dessert*, célébration*, pâtisserie*',
      calculator: 'calcul*, comptabilité, comptable*, estimation*, chiffrage*, devis',
      calendar:
        'calendrier*, date, dates, événement*, quand, planning, agenda, rendez-vous, échéancier, chronologie, emploi du temps',
      'calendar-check': 'réservation*, réserver, prise de rendez-vous',
      camera: 'photo, photos, photograph*, appareil photo',
      car: 'voiture*, véhicule*, stationnement, automobile*, flotte, parking*, conduite automobile',
      'chart-column':
        'statistique*, résultat*, indicateur*, mesure de, kpi, kpis, benchmark*, reporting, chiffres, métriques',
      'chart-line': 'analyse*, analyser, tendance*, prévision*, évaluation financière, suivi',
      'chart-pie': 'part de marché, parts de marché, segment*, répartition*, ventilation',
      'circle-check':
        'validation*, approbation*, confirm*, terminé*, achevé*, accord final, réception des travaux, acceptation',
      'circle-question-mark': 'question*, faq, foire aux questions, inconnues, questions ouvertes',
      'circle-x':
        'erreur*, échec*, panne*, annulation*, refus, rejet*, idée reçue, idées reçues, mythe*, interruption*',
      'clipboard-check':
        'contrôle*, test, tests, évaluation*, vérification*, examen*, audit*, inspection*, essai, essais, revue, vérifier, contrôler, tester',
      'clipboard-list':
        'plan, plans, planification, enquête*, sondage*, exigence*, questionnaire*, cahier des charges, planifier, besoins',
      clock: "temps, horaire*, durée*, délai*, heures, heure, ponctualité, retard*, minutes, attente, temps d'attente",
      cloud: 'cloud, nuage, informatique en nuage, saas, hébergement web',
      'cloud-rain': 'pluie*, météo*, précipitation*, tempête*, orage*, intempéries',
      code: 'logiciel*, code, codage, programmation, développeur*, développement logiciel, api, apis, software',
      coffee: 'café, cafés, pause, pauses, thé, thés, pause café',
      cog: 'exploitation, machine*, opérations, mécanisme*, engrenage*, technique',
      coins:
        'coût*, dépense*, financement*, finance*, financier*, financière*, investissement*, bénéfice net, bénéfices financiers, frais, subvention*, économie, économique*, capital, capitaux, rentabilité, investir, charges, bénéfice, bénéfices',
      compass: 'stratégie*, stratégique*, orientation*, principe*, cap, gouvernance, pilotage',
      container: 'conteneur*, cargaison*, fret',
      cpu: 'technologie*, matériel informatique, processeur*, puce électronique, semi-conducteur*, semiconducteur*, hardware',
      'credit-card':
        'paiement*, abonnement*, carte bancaire, cartes bancaires, carte de crédit, règlement des factures, payer',
      crown: 'premium, royal*, monarchie, haut de gamme',
      database: 'données, base de données, bases de données, donnée, big data, registre*',
      dna: 'génétique*, gène, gènes, adn, biologie, génome*, hérédité',
      dog: 'chien*, animaux de compagnie, animal de compagnie, chiot*',
      'door-open': 'entrée, entrées, accueil, bienvenue, sortie, sorties, arrivée, portes ouvertes, ouverture',
      download: 'téléchargement*, télécharger, installation*, installer',
      droplet: 'eau, eaux, liquide*, fluide*, humidité, sang, hydratation, irrigation, assainissement',
      dumbbell:
        'sport*, forme physique, fitness, musculation, exercice physique, entraînement*, gymnastique, activité physique',
      ear: 'écoute, écouter, audition, ouïe',
      earth: 'climat*, planète*, terre, écosystème*',
      eye: 'vision, transparence, visibilité, attention, observation*, vue, vigilance, transparent*',
      factory: 'usine*, production*, industrie*, industriel*, fabrication, fabriquer, manufacture*',
      'file-text':
        'document*, contrat*, rapport*, formulaire*, règlement*, dossier*, bail, baux, licence*, compte rendu, comptes rendus, permis, formalité*, procès-verbal, note de service, article*',
      film: 'film, films, cinéma*',
      'fingerprint-pattern': 'identité*, identification*, authentification*, biométri*, empreinte digitale',
      fish: 'poisson*, pêche, pisciculture, aquaculture, fruits de mer',
      flag: 'jalon*, étape clé, étapes clés, mission*, pays, nation*, lancement officiel, leadership, drapeau*, départ',
      flame: 'feu, feux, chauffage*, incendie*, combustion, chaleur, passion, épuisement professionnel, burn-out',
      'flask-conical':
        'expérience scientifique, expérimentation*, chimie, chimique*, laboratoire*, prototype*, pilote, pilotes, projet pilote, phase pilote, expérimenter',
      folder: 'fichiers, classeur*, répertoire*',
      footprints: 'empreinte*, marche à pied, randonnée*, piéton*, premiers pas, prochaines étapes, premières étapes',
      fuel: 'carburant*, essence, diesel, gazole, station-service, combustible*',
      funnel: 'entonnoir, filtre*, tunnel de vente, pipeline, sélection*, présélection, tri',
      'gamepad-2': 'jeu, jeux, jeux vidéo, jeu vidéo, ludification, gaming',
      gauge:
        'performance*, vitesse, capacité*, efficacité, productivité, rendement*, tableau de bord, efficience, disponibilité',
      gavel: 'tribunal, tribunaux, jugement*, juge, juges, contentieux, litige*, enchère*, sanction*',
      gem: 'valeur, valeurs, luxe, proposition de valeur, valeur ajoutée, excellence',
      gift: 'cadeau*, prime, primes, bonus, incitation*, don en ligne, avantages sociaux, récompenses',
      'git-branch': 'alternative*, option, options, variante*, gestion de versions',
      globe: 'international*, monde, mondial*, site web, sites web, internet, en ligne, étranger, global, web',
      'graduation-cap':
        'éducation, apprentissage*, étudiant*, université*, compétence*, enseignement*, élèves, élève, diplômé*, qualification*, pédagog*, apprendre, études, enseignant*, professeur*, universitaire*',
      hammer:
        'construction*, travaux, rénov*, mise en œuvre, mise en oeuvre, artisan*, chantier, chantiers, construire, mise en place, réaménagement',
      'hand-heart':
        'bénévol*, solidarité, soin, soins, don, dons, caritatif*, mécénat, entraide, bienveillance, aide sociale, volontariat, responsabilité sociale',
      handshake:
        'partenair*, partenariat*, coopération, collaboration*, accord*, confiance, fournisseur*, négociation*, alliance*, négocier, contrat-cadre, sponsor*, collaborer, engagement',
      'hard-drive': 'sauvegarde*, stockage*, disque dur, disques durs, espace disque',
      'hard-hat': 'sécurité au travail, ingénierie, ingénieur*, ouvrier*, santé et sécurité, prévention des risques',
      headphones:
        "support, assistance, service client, centre d'appels, hotline, podcast*, helpdesk, relation client, écoute client, audio",
      heart: 'fidélité, fidélisation, amour, empathie, attachement, bienveillant*',
      'heart-pulse': 'santé, médical*, médecine, cardiaque*, cœur, bien-être physique',
      history: 'histoire*, historique*, contexte, origine*, passé, rétrospective*, patrimoine, antécédents',
      hospital: 'hôpital, hôpitaux, clinique*, hospitalier*, hospitalière*',
      hotel: 'hôtel*, hôtellerie',
      hourglass: "patience, délais d'attente, délai de livraison",
      house:
        'maison*, logement*, habitat, loyer*, domicile, appartement*, ménage, ménages, foyer*, location, hypothèque*, résidence*',
      image: 'image, images, illustration*, galerie*, visuel*',
      inbox: 'boîte de réception, demande, demandes, réclamation*',
      info: 'information, informations, renseignement*, info, infos, faits',
      key: "accès, mot de passe, mots de passe, contrôle d'accès, droits d'accès, identifiants, clé d'accès, clés d'accès",
      landmark:
        'banque*, gouvernement*, musée*, mairie*, politique*, ministère*, institution*, parlement*, démocratie, collectivité*, administration, service public, secteur public, commune*',
      languages: 'langue*, traduction*, traduire, multilingue, langage',
      laptop:
        'ordinateur*, télétravail, numérique*, numérisation, digital*, digitalisation, travail à distance, informatique',
      layers: 'architecture*, plateforme*, plate-forme*, infrastructure*, structure*, couches, niveaux',
      leaf: 'environnement*, durab*, écolog*, nature, émission*, biodiversité, co2, carbone, bio, végan*, végétarien*, développement durable, bilan carbone, transition écologique, sobriété',
      library: 'bibliothèque*, médiathèque*',
      'life-buoy':
        'aide, aides, sauvetage, reprise après sinistre, plan de reprise, résilience, dépannage, accompagnement',
      lightbulb:
        'idée*, innovation*, innovant*, innover, solution*, créativité, conseils, astuce*, invention*, concept*, inspiration, éclairage, enseignements, brainstorming',
      link: "lien, liens, connexion*, chaîne d'approvisionnement, dépendance*, interconnexion*, relier",
      'list-checks':
        "tâche*, priorité*, actions, action, mesures, préparation*, préparer, liste de contrôle, check-list*, checklist*, critère*, plan d'action, plan d'actions",
      lock: 'confidentialité, protection des données, rgpd, vie privée, confidentiel*, chiffrement, secret*',
      magnet: 'acquisition de clients, acquisition, rétention, prospection, attractivité, conquête',
      mail: 'courrier*, courriel*, contact, contacts, lettre*, invitation*, e-mail*, email*, newsletter*, messagerie, infolettre*, poste électronique',
      map: 'carte, cartes, région*, territoire*, territorial*, géograph*, feuille de route, feuilles de route, roadmap*, plan du site',
      'map-pin':
        'lieu, lieux, adresse*, emplacement*, où, ville, villes, site, sites, localisation, quartier*, destination*, implantation*, zone, zones',
      medal: 'gagnant*, classement général, médaille*, vainqueur*, palmarès',
      megaphone:
        'publicité*, communication*, campagne*, promotion*, marketing, annonce*, relations presse, promouvoir, notoriété, communiquer',
      'message-circle':
        "feedback, dialogue*, conversation*, commentaire*, message*, chat, retour d'expérience, retours, concertation, consultation*",
      'messages-square':
        'réunion*, débat*, discussion*, communauté*, entretien*, forum*, échanges, interview*, réseaux sociaux, table ronde, point hebdomadaire',
      mic: 'micro, microphone*, discours, voix, prise de parole, conférencier*, orateur*, intervention*',
      microscope: 'microscop*, diagnostic*, bactérie*, virus, pathogène*',
      monitor: 'écran*, affichage*, télévision*, moniteur*',
      moon: 'nuit, nuits, lune, nocturne*',
      mountain: 'défi*, montagne*, obstacle*, alpin*, enjeu, enjeux',
      'mouse-pointer-click': 'clic, clics, expérience utilisateur, ergonomie, ux, libre-service, parcours utilisateur',
      music: 'musique*, concert*, chanson*, festival*, chorale*, musical*',
      network: 'réseau, hiérarchie*, organigramme*, mise en réseau',
      newspaper: 'presse, journal, journaux, actualité*, média, médias, journalisme, publication*',
      package: 'produit, produits, colis, emballage*, marchandise*, conditionnement, assortiment, article vendu',
      paintbrush: 'peinture*, artiste*, artistique*, refonte graphique, décoration*',
      palette:
        'design*, art, arts, couleur*, marque, marques, graphisme, identité visuelle, branding, charte graphique, conception graphique',
      pencil:
        'rédaction*, rédiger, écriture*, écrire, dessin*, contenu, contenus, brouillon*, esquisse*, auteur*, éditorial*',
      percent: 'remise, remises, marge*, taux, réduction tarifaire, tva, pourcentage*, quota*, rabais',
      phone: 'téléphone*, appel, appels, téléphonique*, numéro vert',
      'piggy-bank': "épargne, économies, retraite*, économiser, économies d'énergie",
      pill: 'médicament*, pharma*, traitement médical, thérapie*, comprimé*, vaccin oral',
      plane: 'voyage*, tourisme, aéroport*, vol, vols, avion*, vacances, déplacement*, aviation, séjour*, touriste*',
      play: 'démo, démos, démonstration*, lecture vidéo, tutoriel*',
      plug: 'électricité, prise électrique, plugin*, alimentation électrique, raccordement*, branchement*',
      presentation:
        'formation*, atelier*, présentation*, cours, séminaire*, former, workshop*, webinaire*, conférence*, leçon*, coaching, pitch, séance',
      printer: 'impression, imprimante*, imprimer, imprimerie*',
      puzzle: 'intégration*, complexité, compatibilité, puzzle*, intégrer',
      'qr-code': 'qr code*, code qr',
      radar: 'surveillance, détection, veille, monitoring, détecter, radar*, supervision',
      radio: 'radio*, capteur*, antenne*, objets connectés, iot, bluetooth, diffusion',
      receipt: 'facture*, facturation, impôt*, taxe*, fiscal*, reçu, reçus, ticket de caisse, fiscalité',
      recycle:
        'recyclage*, économie circulaire, déchets recyclables, réemploi, réutilisation, recycler, compost*, tri sélectif, tri des déchets, déchets',
      'refresh-cw':
        'changement*, mise à jour, mises à jour, transformation*, renouvellement*, cycle*, amélioration continue, itération*, conduite du changement, transition*, évolution, évolutions',
      rocket:
        'lancement*, lancer, déploiement*, start-up*, startup*, mise en service, démarrage, démarrer, décollage, accélération, mise en production, conquête spatiale, spatial',
      route:
        'parcours, itinéraire*, chemin*, démarche*, trajet*, route, routes, approche*, méthode*, méthodologie, parcours client, voie',
      ruler: 'taille*, dimension*, périmètre*, mesures et poids, longueur*, distance*, surface*',
      satellite: 'satellite*, gps, orbite*',
      scale:
        'droit*, loi, lois, justice, éthique*, égalité, juridique*, équité, équilibre*, réglement*, législation*, légal, légale, équitable*, parité',
      school: 'école*, collège*, lycée*, maternelle*, scolaire*, salle de classe, salles de classe',
      scissors: 'coupe, coupes, couture, coiffeur*, coiffure, ciseaux, tailleur',
      search:
        'recherche*, étude de marché, explorer, référencement, seo, découverte*, enquêter, exploration*, rechercher, identifier, prospection de terrain, état des lieux',
      send: 'envoi*, envoyer, expédition*, soumission*, transmission*, soumettre',
      server: 'serveur*, centre de données, centres de données, data center*, datacenter*',
      settings: 'paramètre*, paramétrage*, configuration*, réglage*, personnalisation, configurer',
      'share-2': 'partage*, partager, recommandation client, bouche-à-oreille, partage de connaissances, parrainage*',
      shield: 'défense*, prévention, immunité, système immunitaire, prévenir, protéger',
      'shield-alert':
        'vulnérabilité*, menace*, cyberattaque*, attaque*, faille*, incident de sécurité, incidents de sécurité, fuite de données, incident*',
      'shield-check':
        'sécurité*, protection*, garantie*, sûreté*, cybersécurité, fiabilité, fiable*, sécurisé*, sécurité informatique, sécuriser',
      ship: 'bateau*, navire*, ferry, ferries, maritime*, exportation*, importation*, export, import',
      shirt: 'vêtement*, textile*, habillement, la mode, prêt-à-porter',
      'shopping-bag': 'consommation, consommateur*, acheteur*, shopping, consommer',
      'shopping-cart':
        'achat*, commande*, e-commerce, boutique en ligne, panier*, approvisionnement*, acheter, vente en ligne, commerce en ligne',
      signature: 'signature*, consentement*, signer, signature électronique',
      smartphone:
        'application mobile, applications mobiles, smartphone*, appli, applis, portable, portables, mobile, app, apps',
      smile:
        'satisfaction*, bien-être, motivation*, bonheur, moral, plaisir, joie, humour, satisfaction client, qualité de vie au travail',
      snowflake: 'froid*, hiver*, neige*, glace*, climatisation, réfrigér*, congélation, chaîne du froid',
      sparkles: 'nouveauté*, fonctionnalité*, nettoyage*, propreté, propre*, nouvelles fonctionnalités, simplicité',
      sprout:
        'semis, plantation*, jardin*, jardinage, développement personnel, graine*, semence*, potager*, végétalisation, planter',
      star: 'avis, temps forts, réputation, étoile*, point fort, points forts, notoriété positive, avis clients',
      stethoscope: 'médecin*, patient*, infirmi*, docteur*, consultation médicale, soignant*, dépistage',
      store:
        'magasin*, boutique*, commerce*, marché*, point de vente, points de vente, supermarché*, distribution, enseigne*, vitrine*',
      sun: 'soleil, solaire*, été, photovoltaïque*, panneaux solaires, ensoleillement',
      syringe: 'vaccin*, injection*, piqûre*',
      tag: 'prix, tarif*, offre*, étiquette*, tarification, promotion tarifaire',
      target: 'objectif*, but, buts, cible*, public cible, finalité*, précision, ciblage, ambition*',
      telescope: 'perspective*, avenir, futur*, long terme, astronom*, prospective, à long terme, horizon',
      tent: 'camping*, tente*, camp, camps, bivouac*, colonie de vacances',
      thermometer: 'température*, fièvre*, canicule*, thermique*',
      'thumbs-down': 'inconvénient*, faiblesse*, désavantage*, point faible, points faibles, limites',
      'thumbs-up': 'avantage*, atout*, bénéfice*, recommandation*, recommander, forces, bienfait*',
      ticket: "billet*, billetterie, ticket*, entrée payante, droits d'entrée",
      timer:
        'rapidité, temps de réponse, délai de réponse, sprint*, rapide*, réactivité, temps de cycle, temps de traitement, express',
      tractor: 'agricul*, tracteur*, ferme, fermes, agricole*, élevage*, exploitation agricole, maraîch*',
      'traffic-cone':
        'circulation, trafic, embouteillage*, goulot*, blocage*, point de blocage, travaux routiers, voirie, frein, freins',
      'train-front': 'train, trains, métro, tramway*, gare*, ferroviaire*, rail, tram, trams, sncf',
      'trash-2': 'déchet*, poubelle*, ordures, gaspillage*, suppression*, élimination, décharge*, supprimer',
      'tree-pine': 'forêt*, arbre*, bois, boisement, forestier*, forestière*, sylviculture, parcs',
      'trending-down':
        'baisse*, réduction*, perte*, diminution*, recul*, déclin*, réduire, récession, attrition, chute*, ralentissement',
      'trending-up':
        'croissance, hausse*, augmentation*, amélioration*, progrès, développement, progression*, essor, expansion, améliorer, croître, augmenter, extension',
      'triangle-alert':
        "risque*, danger*, problème*, crise*, avertissement*, alerte rouge, difficulté*, escalade, point de vigilance, points de vigilance, point d'attention, irritant*",
      trophy:
        'succès, réussite*, concurrence, victoire*, concours, concurrent*, compétition*, champion*, compétitivité, gagner, compétitif*',
      truck:
        'livraison*, logistique, transport*, camion*, fret routier, déménagement*, livrer, acheminement*, expédition de marchandises',
      umbrella: 'assurance*, assureur*, mutuelle*, prévoyance',
      upload: 'téléversement*, mise en ligne, publier, publication en ligne',
      user: 'profil*, persona*, personne, individu, référent*, responsable, chef de projet, manager*',
      'user-check':
        'client, clients, cliente, clientes, clientèle, membre*, adhérent*, abonné*, adhésion*, présence, assiduité, éligibilité',
      'user-plus':
        "recrut*, embauche*, inscription*, intégration des nouveaux, nouveaux clients, nouveaux arrivants, onboarding, enregistrement, s'inscrire, inviter, candidature*, embaucher",
      users:
        "équipe*, personnel, salariés, salarié*, public, visiteur*, usager*, utilisateur*, famille*, population*, effectif*, qui, habitants, collaborateur*, employé*, ressources humaines, rh, participant*, talents, collègues, riverain*, citoyen*, parties prenantes, groupe*, gens, main-d'œuvre, agents",
      utensils:
        'repas, restauration, cuisine*, restaurant*, alimentation, cantine*, déjeuner*, dîner*, traiteur*, nourriture, petit-déjeuner, alimentaire*, gastronomie, cuisiner',
      video: 'vidéo*, streaming, enregistrement vidéo, visioconférence*, visio, film court',
      'volume-2': 'bruit*, acoustique*, nuisances sonores, volume sonore, sonorisation, le son, sonore*',
      vote: 'vote*, élection*, décision*, scrutin*, référendum*, décider, voter, électeur*, délibération*, choix',
      wallet: "budget*, budgétaire*, portefeuille budgétaire, enveloppe budgétaire, pouvoir d'achat, dépenser",
      warehouse: 'entrepôt*, stock, stocks, inventaire*, dépôt, dépôts, magasinage, entreposage',
      watch: 'montre connectée, montres connectées, objets portables',
      waves:
        'mer, mers, océan*, vague*, marée*, rivière*, fleuve*, inondation*, natation, piscine*, littoral, côte, côtes, crue*, lac, lacs, nager, submersion',
      wheat: 'blé, céréale*, pain, pains, boulang*, récolte*, farine*, moisson*, culture céréalière, grain',
      wifi: 'wifi, wi-fi, sans fil, connectivité, fibre optique, haut débit, très haut débit',
      wind: "vent, vents, éolien*, éolienne*, ventilation*, qualité de l'air, air, respiration*, aération",
      workflow: 'processus, flux de travail, workflow*, procédure*, déroulement',
      wrench:
        'maintenance*, réparation*, outil*, entretien technique, dépanner, réparer, équipement*, outillage, support technique, assistance technique, entretien des',
      zap: 'énergie*, électrique*, impact*, gains rapides, victoires rapides, puissance, énergétique*, électricité',
    },
  },
};
