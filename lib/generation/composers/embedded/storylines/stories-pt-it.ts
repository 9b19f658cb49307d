export const pt = `
  @explain
  b1 Do que se trata / “{x}” em uma frase simples{for} / as partes ou os tipos mais importantes / com o que costuma ser confundido
  c2 Por que é importante / No dia a dia | onde encontramos este tema: {x} / Em grande escala | o que faltaria sem isso / Hoje | o que o torna atual
  p1 Como funciona / Primeiro | o que dá início e o que é preciso / Depois | o que acontece, passo a passo / No fim | o resultado e quem o percebe
  b2 Um exemplo concreto / um caso real, com lugar e data / o que aconteceu / o que o caso mostra sobre “{x}”
  c3 Ideias equivocadas / Crença | o que muitos acreditam / Realidade | o que é verdade, com fonte / Questão aberta | o que ninguém sabe ainda
  b1 Para lembrar / a ideia principal sobre “{x}” / a segunda ideia / o que ler ou experimentar depois
  @compare
  s2 A resposta curta / o que combina melhor{for}: {a} ou {b}, em uma frase
  b2 O que a escolha precisa alcançar / o objetivo / os limites: dinheiro, tempo, pessoas / quem decide e quando
  d1 {A}: prós e contras / Vantagens | o argumento mais forte a favor de {a} | outro, com um número | quem ganha mais / Desvantagens | o que {a} custa ou dificulta | quem seria contra e por quê | como contornar
  d1 {B}: prós e contras / Vantagens | o argumento mais forte a favor de {b} | outro, com um número | quem ganha mais / Desvantagens | o que {b} custa ou dificulta | quem seria contra e por quê | como contornar
  v1 Lado a lado / Custo / Esforço / Qualidade / Risco
  c3 O que decide / {A} | a situação em que é claramente melhor / {B} | a situação em que é claramente melhor / Meio-termo | como combinar os dois
  s1 Nossa recomendação / a sua escolha entre {a} e {b} e a razão decisiva
  n3 Próximos passos / o primeiro passo depois da decisão / o que dá para testar antes / quando rever a decisão
  @howto
  s3 O que se ganha com isso / o que o resultado traz, em uma frase
  b1 O que é preciso antes de começar / ferramentas e materiais / tempo e dinheiro / o que já convém saber
  p1 Passo a passo / Preparar | o que deve estar pronto e onde / Começar | a primeira ação e como acertar / Continuar | o trabalho principal, com tempos ou quantidades / Concluir | como saber que terminou
  c2 Erros a evitar / No início | o que mais dá errado e por quê / No meio | o que se esquece / No fim | o que se faz cedo ou tarde demais
  b2 Como saber se deu certo / como é um bom resultado / o que verificar ou medir / o que mudar se não bastar
  b1 E agora / a primeira coisa a fazer hoje / um próximo nível / onde encontrar ajuda
  @history
  s2 Por que esta história importa / o que o passado explica sobre hoje, em uma frase
  b1 O começo / onde e quando tudo começou / quem estava por trás / o que havia antes
  t1 Os momentos decisivos / ano | o primeiro momento decisivo / ano | uma invenção, um fato ou uma pessoa que mudou tudo / ano | quando chegou a muita gente / ano | a última grande mudança
  c2 Quem lhe deu forma / Uma pessoa | nome, papel e o que fez / Um lugar | onde cresceu e por que ali / Uma ideia | o que havia de novo
  b2 Onde estamos hoje / a situação atual, com um número e a fonte / o que resta do começo / o que pode vir a seguir
  b1 Para lembrar / a data a lembrar / o nome a lembrar / uma pergunta para debater
  @training
  b1 O que você vai saber fazer / o que todos saberão fazer depois da sessão / o que todos saberão / o que muda a partir de amanhã
  c1 Por que isso importa para nós / Para os clientes | o que esperam de nós / Para você | o que fica mais fácil ou mais seguro / Se der errado | um caso real e quanto custou
  b1 O básico / o termo mais importante, em palavras simples / a regra que vale sempre / onde está escrita
  p1 Como fazer certo / Reconhecer | como perceber a situação / Parar | o que verificar antes de agir / Agir | os passos certos, em ordem / Avisar | quem e como
  d2 O que fazer e o que evitar / Fazer | um bom hábito | outro | o que fazer em caso de dúvida / Evitar | o erro mais comum | um atalho que prejudica | o que nunca é permitido
  b2 Prática: um caso do nosso trabalho / a situação, sem nomes / a pergunta para discutir em duplas / a solução, para o fim
  b1 Onde buscar ajuda / a quem perguntar, com telefone ou e-mail / onde estão as regras / a data da próxima sessão
  @pitch
  s1 O que fazemos, em uma frase / o que oferecemos, para quem e o que nos diferencia
  c1 O problema / Quem tem | os clientes e quantos são / Quanto custa | tempo, dinheiro ou transtorno, com fonte / Como se resolve hoje | o que usam e por que não basta
  p1 Nossa solução / Hoje | como o cliente convive com o problema / Conosco | o que muda no primeiro uso / Resultado | o que melhora depois, com um número
  b2 O mercado / o tamanho, com fonte / por onde começamos / por que cresce agora
  b2 Como ganhamos dinheiro / quem paga, quanto e com que frequência / quanto custa conquistar um cliente / quanto sobra por cliente
  c2 A equipe / Fundação | nome, função e experiência / Fundação | nome, função e experiência / A contratar | a próxima vaga
  b1 O que pedimos / o valor ou a decisão necessária / para que será usado / o que será alcançado e quando
  @plan
  s1 O objetivo em uma frase / o que será diferente no fim e em que data
  d2 O que está incluído e o que não está / Incluído | o primeiro resultado | o segundo | para quem é feito / Não incluído | o que não será feito | o que vem depois | o que outros fazem
  t1 Marcos / data | início: quem e o que deve estar pronto / data | primeiro resultado visível / data | teste ou aprovação / data | conclusão e entrega
  c1 Quem faz o quê / Liderança | nome e o que decide / Equipe | nomes, tarefas e tempo por semana / Patrocínio | quem financia e abre caminho
  r1 Riscos e medidas / o que pode atrasar o projeto / o que pode encarecê-lo / o que depende de outros
  n1 Primeiros passos / a primeira tarefa / a decisão necessária para começar / a próxima reunião
  @report
  s1 O período em uma frase / como foi e o que é preciso saber
  m1 Os números principais / Resultado / Variação / Diferença para a meta
  d1 O que foi bem e o que não foi / Foi bem | o maior sucesso, com um número | o que o tornou possível / Não foi bem | o maior revés, com um número | a causa
  c2 Em que trabalhamos / Concluído | o que terminou / Em andamento | o que avança e até quando / Bloqueado | o que espera e por quem
  b2 Perspectivas / a meta do próximo período / o que pode mudá-la / o que precisa acontecer antes
  n1 Decisões e próximos passos / a decisão necessária agora / o próximo passo / o que será relatado na próxima vez`;

export const it = `
  @explain
  b1 Di che cosa si tratta / «{x}» in una frase semplice{for} / le parti o i tipi più importanti / con che cosa si confonde spesso
  c2 Perché è importante / Ogni giorno | dove incontriamo questo tema: {x} / In grande | che cosa mancherebbe senza / Oggi | che cosa lo rende attuale
  p1 Come funziona / Prima | che cosa lo avvia e che cosa serve / Poi | che cosa succede, passo dopo passo / Alla fine | il risultato e chi lo nota
  b2 Un esempio concreto / un caso reale, con luogo e data / che cosa è successo / che cosa mostra il caso su «{x}»
  c3 Idee sbagliate / Credenza | che cosa credono in molti / Realtà | che cosa è vero, con la fonte / Domanda aperta | che cosa nessuno sa ancora
  b1 Da ricordare / l’idea principale su «{x}» / la seconda idea / che cosa leggere o provare dopo
  @compare
  s2 La risposta in breve / che cosa conviene di più{for}: {a} o {b}, in una frase
  b2 Che cosa deve dare la scelta / l’obiettivo / i limiti: denaro, tempo, persone / chi decide e quando
  d1 {A}: pro e contro / Vantaggi | l’argomento più forte a favore di: {a} | un altro, con una cifra | chi ci guadagna di più / Svantaggi | che cosa costa o complica | chi sarebbe contrario e perché | come rimediare
  d1 {B}: pro e contro / Vantaggi | l’argomento più forte a favore di: {b} | un altro, con una cifra | chi ci guadagna di più / Svantaggi | che cosa costa o complica | chi sarebbe contrario e perché | come rimediare
  v1 A confronto / Costo / Impegno / Qualità / Rischio
  c3 Che cosa fa la differenza / {A} | la situazione in cui è chiaramente meglio / {B} | la situazione in cui è chiaramente meglio / Via di mezzo | come unire le due cose
  s1 La nostra raccomandazione / la vostra scelta tra {a} e {b} e il motivo decisivo
  n3 I prossimi passi / il primo passo dopo la decisione / che cosa si può provare prima / quando rivedere la decisione
  @howto
  s3 Che cosa ci si guadagna / che cosa porta il risultato, in una frase
  b1 Che cosa serve prima di iniziare / strumenti e materiali / tempo e denaro / che cosa conviene già sapere
  p1 Passo dopo passo / Preparare | che cosa deve essere pronto e dove / Iniziare | la prima azione e come farla bene / Proseguire | il lavoro principale, con tempi o quantità / Concludere | come si capisce che è finito
  c2 Errori da evitare / All’inizio | che cosa va storto più spesso e perché / A metà | che cosa si dimentica / Alla fine | che cosa si fa troppo presto o tardi
  b2 Come capire se è riuscito / com’è un buon risultato / che cosa controllare o misurare / che cosa cambiare se non basta
  b1 E adesso / la prima cosa da fare oggi / un livello successivo / dove trovare aiuto
  @history
  s2 Perché questa storia conta / che cosa spiega il passato sul presente, in una frase
  b1 Gli inizi / dove e quando tutto è cominciato / chi c’era dietro / che cosa c’era prima
  t1 Le svolte / anno | la prima svolta / anno | un’invenzione, un evento o una persona che ha cambiato tutto / anno | quando ha raggiunto molte persone / anno | l’ultimo grande cambiamento
  c2 Chi le ha dato forma / Una persona | nome, ruolo e che cosa ha fatto / Un luogo | dove è cresciuta e perché lì / Un’idea | che cosa c’era di nuovo
  b2 A che punto siamo oggi / la situazione attuale, con una cifra e la fonte / che cosa resta degli inizi / che cosa può venire dopo
  b1 Da ricordare / la data da ricordare / il nome da ricordare / una domanda da discutere
  @training
  b1 Che cosa saprete fare / che cosa tutti sapranno fare dopo l’incontro / che cosa tutti sapranno / che cosa cambia da domani
  c1 Perché ci riguarda / Per i clienti | che cosa si aspettano da noi / Per voi | che cosa diventa più facile o più sicuro / Se va storto | un caso reale e quanto è costato
  b1 Le basi / il termine più importante, in parole semplici / la regola che vale sempre / dove è scritta
  p1 Come fare bene / Riconoscere | come si riconosce la situazione / Fermarsi | che cosa controllare prima di agire / Agire | i passi giusti, in ordine / Segnalare | a chi e come
  d2 Che cosa fare e che cosa no / Da fare | una buona abitudine | un’altra | che cosa fare nel dubbio / Da evitare | l’errore più frequente | una scorciatoia che fa danni | che cosa non è mai permesso
  b2 Esercizio: un caso dal nostro lavoro / la situazione, senza nomi / la domanda da discutere in coppia / la soluzione, per dopo
  b1 Dove chiedere aiuto / a chi rivolgersi, con telefono o e-mail / dove sono le regole / la data del prossimo incontro
  @pitch
  s1 Che cosa facciamo, in una frase / che cosa offriamo, a chi e che cosa ci distingue
  c1 Il problema / Chi ce l’ha | i clienti e quanti sono / Quanto costa | tempo, denaro o fastidi, con la fonte / Come si rimedia oggi | che cosa usano e perché non basta
  p1 La nostra soluzione / Oggi | come vive il cliente con il problema / Con noi | che cosa cambia dal primo uso / Risultato | che cosa migliora dopo, con una cifra
  b2 Il mercato / quanto è grande, con la fonte / da dove cominciamo / perché cresce adesso
  b2 Come guadagniamo / chi paga, quanto e ogni quanto / quanto costa un nuovo cliente / quanto resta per cliente
  c2 Il team / Fondazione | nome, ruolo ed esperienza / Fondazione | nome, ruolo ed esperienza / Da assumere | il prossimo ruolo
  b1 Che cosa chiediamo / l’importo o la decisione necessaria / per che cosa sarà usato / che cosa si raggiungerà e quando
  @plan
  s1 L’obiettivo in una frase / che cosa sarà diverso alla fine ed entro quando
  d2 Che cosa è compreso e che cosa no / Compreso | il primo risultato | il secondo | per chi si fa / Non compreso | che cosa non si farà | che cosa verrà dopo | di che cosa si occupano altri
  t1 Le tappe / data | avvio: chi e che cosa deve essere pronto / data | primo risultato visibile / data | prova o approvazione / data | chiusura e consegna
  c1 Chi fa che cosa / Guida | nome e che cosa decide / Team | nomi, compiti e tempo alla settimana / Committente | chi finanzia e apre la strada
  r1 Rischi e misure / che cosa può ritardare il progetto / che cosa può renderlo più caro / che cosa dipende da altri
  n1 I primi passi / il primo compito / la decisione necessaria per partire / il prossimo incontro
  @report
  s1 Il periodo in una frase / com’è andato e che cosa bisogna sapere
  m1 Le cifre chiave / Risultato / Variazione / Scarto dall’obiettivo
  d1 Che cosa è andato bene e che cosa no / È andato bene | il successo più grande, con una cifra | che cosa lo ha reso possibile / Non è andato bene | la difficoltà più grande, con una cifra | la sua causa
  c2 A che cosa abbiamo lavorato / Fatto | che cosa è concluso / In corso | che cosa procede e fino a quando / Fermo | che cosa aspetta e da chi dipende
  b2 Prospettive / l’obiettivo del prossimo periodo / che cosa potrebbe cambiarlo / che cosa deve succedere prima
  n1 Decisioni e prossimi passi / la decisione necessaria ora / il prossimo passo / di che cosa si riferirà la prossima volta`;
