export const fr = `
  @explain
  b1 De quoi s’agit-il ? / « {x} » en une phrase simple{for} / les éléments ou les types les plus importants / ce avec quoi on le confond souvent
  c2 Pourquoi c’est important / Au quotidien | où l’on rencontre ce sujet : {x} / À grande échelle | ce qui manquerait sans cela / Aujourd’hui | ce qui en fait un sujet d’actualité
  p1 Comment ça marche / D’abord | ce qui déclenche tout et ce qu’il faut / Ensuite | ce qui se passe, étape par étape / À la fin | le résultat, et qui le remarque
  b2 Un exemple concret / un cas réel, avec lieu et date / ce qui s’est passé / ce que ce cas montre sur « {x} »
  c3 Les idées reçues / Idée reçue | ce que beaucoup croient / Réalité | ce qui est vrai, avec une source / Question ouverte | ce que personne ne sait encore
  b1 À retenir / le point essentiel sur « {x} » / le deuxième point / que lire ou que faire ensuite
  @compare
  s2 La réponse en bref / ce qui convient le mieux{for} : {a} ou {b}, en une phrase
  b2 Ce que le choix doit apporter / l’objectif à atteindre / les limites : argent, temps, personnes / qui décide, et quand
  d1 {A} : pour et contre / Avantages | l’argument le plus fort en faveur de : {a} | un deuxième, avec un chiffre | qui y gagne le plus / Inconvénients | ce que cela coûte ou complique | qui s’y opposerait, et pourquoi | comment y remédier
  d1 {B} : pour et contre / Avantages | l’argument le plus fort en faveur de : {b} | un deuxième, avec un chiffre | qui y gagne le plus / Inconvénients | ce que cela coûte ou complique | qui s’y opposerait, et pourquoi | comment y remédier
  v1 Face à face / Coût / Effort / Qualité / Risque
  c3 Ce qui fait pencher la balance / {A} | la situation où ce choix est nettement meilleur / {B} | la situation où ce choix est nettement meilleur / Voie moyenne | comment combiner les deux
  s1 Notre recommandation / votre choix entre {a} et {b}, et la raison décisive
  n3 La suite / la première étape après la décision / ce qu’on peut tester avant / quand revoir la décision
  @howto
  s3 Ce que vous y gagnez / ce que le résultat apporte, en une phrase
  b1 Ce qu’il faut avant de commencer / outils et matériel / temps et budget / ce qu’il faut déjà savoir
  p1 Étape par étape / Préparer | ce qui doit être prêt, et où / Commencer | le premier geste et comment le réussir / Continuer | le travail principal, avec durées ou quantités / Terminer | à quoi on voit que c’est fini
  c2 Les erreurs à éviter / Au début | ce qui échoue le plus souvent, et pourquoi / En chemin | ce qu’on oublie / À la fin | ce qu’on fait trop tôt ou trop tard
  b2 Comment savoir que c’est réussi / à quoi ressemble un bon résultat / ce qu’il faut vérifier ou mesurer / que changer si cela ne suffit pas
  b1 Et maintenant / la première chose à faire aujourd’hui / le niveau suivant / où trouver de l’aide
  @history
  s2 Pourquoi cette histoire compte / ce que le passé explique du présent, en une phrase
  b1 Les débuts / où et quand tout a commencé / qui était à l’origine / ce qui existait avant
  t1 Les grands tournants / année | le premier tournant / année | une invention, un événement ou une personne qui a tout changé / année | le moment où beaucoup de gens l’ont connu / année | le dernier grand changement
  c2 Ceux qui l’ont façonnée / Une personne | nom, rôle et ce qu’elle a fait / Un lieu | où tout s’est développé, et pourquoi là / Une idée | ce qui était nouveau
  b2 Où en sommes-nous aujourd’hui ? / la situation actuelle, avec un chiffre et sa source / ce qui reste des débuts / ce qui pourrait venir
  b1 À retenir / la date à retenir / le nom à retenir / une question à discuter
  @training
  b1 Ce que vous saurez faire / ce que chacun saura faire après la séance / ce que chacun saura / ce qui changera dès demain
  c1 Pourquoi c’est important pour nous / Pour nos clients | ce qu’ils attendent de nous / Pour vous | ce qui devient plus simple ou plus sûr / En cas d’erreur | un cas réel et ce qu’il a coûté
  b1 Les bases / le terme le plus important, en mots simples / la règle qui vaut toujours / où la trouver
  p1 Les bons gestes / Reconnaître | à quoi on reconnaît la situation / S’arrêter | ce qu’il faut vérifier avant d’agir / Agir | les bonnes étapes, dans l’ordre / Signaler | à qui, et comment
  d2 À faire, à éviter / À faire | une bonne habitude | une deuxième | que faire en cas de doute / À éviter | l’erreur la plus fréquente | un raccourci qui nuit | ce qui est interdit
  b2 Exercice : un cas de notre quotidien / la situation, sans noms / la question à discuter à deux / la solution, pour la fin
  b1 Où trouver de l’aide / la personne à contacter, avec téléphone ou courriel / où trouver les règles / la date de la prochaine séance
  @pitch
  s1 Ce que nous faisons, en une phrase / ce que nous proposons, pour qui, et ce qui nous distingue
  c1 Le problème / Qui est concerné | les clients, et combien ils sont / Ce que cela coûte | temps, argent ou tracas, avec une source / La solution actuelle | ce qu’ils utilisent, et pourquoi cela ne suffit pas
  p1 Notre solution / Aujourd’hui | comment le client vit avec le problème / Avec nous | ce qui change dès la première utilisation / Résultat | ce qui va mieux ensuite, avec un chiffre
  b2 Le marché / sa taille, avec une source / par où nous commençons / pourquoi il croît maintenant
  b2 Notre modèle économique / qui paie, combien et à quelle fréquence / ce que coûte un nouveau client / ce qu’il reste par client
  c2 L’équipe / Fondation | nom, rôle et expérience utile / Fondation | nom, rôle et expérience utile / À recruter | le prochain poste à pourvoir
  b1 Ce que nous demandons / le montant ou la décision nécessaire / à quoi cela servira / ce qui sera atteint, et quand
  @plan
  s1 L’objectif en une phrase / ce qui aura changé à la fin, et à quelle date
  d2 Ce qui est prévu et ce qui ne l’est pas / Inclus | le premier résultat à livrer | le deuxième | pour qui c’est fait / Non inclus | ce qui ne sera pas fait | ce qui viendra plus tard | ce que d’autres prennent en charge
  t1 Les jalons / date | démarrage : qui et quoi doivent être prêts / date | premier résultat visible / date | test ou validation / date | fin et remise
  c1 Qui fait quoi / Pilotage | nom, et ce que cette personne décide / Équipe | noms, tâches et temps par semaine / Commanditaire | qui finance et ouvre la voie
  r1 Risques et mesures / ce qui pourrait retarder le projet / ce qui pourrait le rendre plus cher / ce qui dépend d’autres personnes
  n1 Les premières étapes / la première tâche / la décision nécessaire pour démarrer / la prochaine réunion
  @report
  s1 La période en une phrase / comment elle s’est passée, et ce qu’il faut savoir
  m1 Les chiffres clés / Résultat / Évolution / Écart à l’objectif
  d1 Ce qui a marché, ce qui n’a pas marché / Réussites | le plus grand succès, avec un chiffre | ce qui l’a rendu possible / Difficultés | le plus grand revers, avec un chiffre | sa cause
  c2 L’avancement / Terminé | ce qui est achevé / En cours | ce qui avance, et jusqu’à quand / Bloqué | ce qui attend, et qui
  b2 Perspectives / l’objectif de la prochaine période / ce qui pourrait le changer / ce qui doit se passer d’abord
  n1 Décisions et prochaines étapes / la décision nécessaire maintenant / la prochaine étape / ce qui sera présenté la prochaine fois`;

export const es = `
  @explain
  b1 ¿De qué se trata? / «{x}» en una frase sencilla{for} / las partes o los tipos más importantes / con qué se suele confundir
  c2 Por qué es importante / En la vida diaria | dónde encontramos este tema: {x} / A gran escala | qué faltaría sin ello / Hoy | qué lo hace actual
  p1 Cómo funciona / Primero | qué lo pone en marcha y qué necesita / Después | qué ocurre, paso a paso / Al final | qué resulta y quién lo nota
  b2 Un ejemplo concreto / un caso real, con lugar y fecha / qué ocurrió / qué muestra el caso sobre «{x}»
  c3 Ideas equivocadas / Creencia | lo que muchos creen / Realidad | lo que es cierto, con fuente / Pregunta abierta | lo que nadie sabe todavía
  b1 Para recordar / la idea principal sobre «{x}» / la segunda idea / qué leer o probar después
  @compare
  s2 La respuesta corta / qué conviene más{for}: {a} o {b}, en una frase
  b2 Qué debe lograr la elección / el objetivo / los límites: dinero, tiempo, personas / quién decide y cuándo
  d1 {A}: pros y contras / Ventajas | el argumento más fuerte a favor de {a} | otro, con una cifra | quién gana más / Desventajas | qué cuesta o qué complica {a} | quién se opondría y por qué | cómo remediarlo
  d1 {B}: pros y contras / Ventajas | el argumento más fuerte a favor de {b} | otro, con una cifra | quién gana más / Desventajas | qué cuesta o qué complica {b} | quién se opondría y por qué | cómo remediarlo
  v1 Frente a frente / Coste / Esfuerzo / Calidad / Riesgo
  c3 Qué inclina la balanza / {A} | la situación en la que es claramente mejor / {B} | la situación en la que es claramente mejor / Punto medio | cómo combinar ambas cosas
  s1 Nuestra recomendación / su elección entre {a} y {b}, y la razón decisiva
  n3 Qué sigue / el primer paso tras la decisión / qué se puede probar antes / cuándo revisar la decisión
  @howto
  s3 Qué se gana con ello / qué aporta el resultado, en una frase
  b1 Qué se necesita antes de empezar / herramientas y material / tiempo y dinero / qué conviene saber ya
  p1 Paso a paso / Preparar | qué debe estar listo y dónde / Empezar | la primera acción y cómo hacerla bien / Continuar | el trabajo principal, con tiempos o cantidades / Terminar | cómo se sabe que está hecho
  c2 Errores que evitar / Al principio | qué falla más a menudo y por qué / A mitad de camino | qué se olvida / Al final | qué se hace demasiado pronto o tarde
  b2 Cómo saber si ha salido bien / cómo es un buen resultado / qué comprobar o medir / qué cambiar si no basta
  b1 El siguiente paso / lo primero que se puede hacer hoy / un nivel más para después / dónde encontrar ayuda
  @history
  s2 Por qué importa esta historia / qué explica el pasado sobre el presente, en una frase
  b1 Los comienzos / dónde y cuándo empezó todo / quién estuvo detrás / qué había antes
  t1 Los momentos decisivos / año | el primer momento decisivo / año | un invento, un hecho o una persona que lo cambió todo / año | cuándo llegó a mucha gente / año | el último gran cambio
  c2 Quién le dio forma / Una persona | nombre, papel y qué hizo / Un lugar | dónde creció y por qué allí / Una idea | qué tenía de nuevo
  b2 Dónde estamos hoy / la situación actual, con una cifra y su fuente / qué queda de los comienzos / qué puede venir después
  b1 Para recordar / la fecha que hay que recordar / el nombre que hay que recordar / una pregunta para debatir
  @training
  b1 Qué sabrá hacer después / qué podrán hacer todos tras la sesión / qué sabrán / qué harán de otra manera desde mañana
  c1 Por qué nos importa / Para los clientes | qué esperan de nosotros / Para usted | qué será más fácil o más seguro / Si sale mal | un caso real y lo que costó
  b1 Lo básico / el término más importante, en palabras sencillas / la regla que siempre vale / dónde está escrita
  p1 Cómo hacerlo bien / Reconocer | cómo se reconoce la situación / Parar | qué comprobar antes de actuar / Actuar | los pasos correctos, en orden / Avisar | a quién y cómo
  d2 Qué hacer y qué no / Sí | una buena costumbre | otra más | qué hacer en caso de duda / No | el error más frecuente | un atajo que perjudica | lo que nunca está permitido
  b2 Práctica: un caso de nuestro trabajo / la situación, sin nombres / la pregunta para debatir en parejas / la solución, para el final
  b1 Dónde pedir ayuda / a quién preguntar, con teléfono o correo / dónde están las reglas / la fecha de la próxima sesión
  @pitch
  s1 Qué hacemos, en una frase / qué ofrecemos, para quién y qué nos distingue
  c1 El problema / Quién lo tiene | los clientes y cuántos son / Qué les cuesta | tiempo, dinero o molestias, con fuente / Cómo se arreglan hoy | qué usan y por qué no basta
  p1 Nuestra solución / Hoy | cómo vive el cliente con el problema / Con nosotros | qué cambia desde el primer uso / Resultado | qué mejora después, con una cifra
  b2 El mercado / su tamaño, con fuente / por dónde empezamos / por qué crece ahora
  b2 Cómo ganamos dinero / quién paga, cuánto y cada cuánto / cuánto cuesta conseguir un cliente / cuánto queda por cliente
  c2 El equipo / Fundación | nombre, función y experiencia / Fundación | nombre, función y experiencia / Por incorporar | el próximo puesto
  b1 Qué pedimos / el importe o la decisión necesaria / para qué se usará / qué se logrará y cuándo
  @plan
  s1 El objetivo en una frase / qué será distinto al final y en qué fecha
  d2 Qué incluye y qué no / Incluido | el primer resultado | el segundo | para quién se hace / No incluido | lo que no se hará | lo que vendrá después | lo que hacen otros
  t1 Hitos / fecha | inicio: quién y qué debe estar listo / fecha | primer resultado visible / fecha | prueba o aprobación / fecha | cierre y entrega
  c1 Quién hace qué / Dirección | nombre y qué decide / Equipo | nombres, tareas y tiempo por semana / Patrocinio | quién financia y abre camino
  r1 Riesgos y medidas / qué puede retrasar el proyecto / qué puede encarecerlo / qué depende de otros
  n1 Primeros pasos / la primera tarea / la decisión necesaria para empezar / la próxima reunión
  @report
  s1 El periodo en una frase / cómo ha ido y qué hay que saber
  m1 Las cifras clave / Resultado / Variación / Diferencia con el objetivo
  d1 Qué fue bien y qué no / Fue bien | el mayor éxito, con una cifra | qué lo hizo posible / No fue bien | el mayor revés, con una cifra | su causa
  c2 En qué hemos trabajado / Hecho | lo terminado / En curso | lo que avanza y hasta cuándo / Bloqueado | lo que espera y de quién depende
  b2 Perspectivas / el objetivo del próximo periodo / qué podría cambiarlo / qué debe ocurrir antes
  n1 Decisiones y próximos pasos / la decisión necesaria ahora / el siguiente paso / qué se informará la próxima vez`;
