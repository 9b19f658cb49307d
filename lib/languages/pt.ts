import type { Language } from './language';

export const language: Language = {
  tag: 'pt-BR',
  name: 'Portuguese',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      'o a os as de do da dos das e em para com uma um como pelo pela seu sua ser por que é não ao aos no na nos nas sobre mais são nosso nossa nossos entre sem ou até apresentação slides crie faça prepare preciso quero',
    letters: 'ãõ',
    sample:
      'nossa empresa quer crescer este ano e devemos pensar no que nossos clientes realmente precisam as pessoas trabalham melhor quando sabem por que a mudança é importante cada equipe tem um plano com objetivos claros para o próximo trimestre receitas custos lucros funcionários formação treinamento saúde segurança conhecimento escola professores aprendizagem história ciência tempo clima energia água comida cozinha viagem cidade ruas edifícios casas amigos família crianças visão geral introdução noções básicas dicas ideias situação do projeto atendimento ao cliente desenvolvimento de produtos vendas divulgação marca alimentação saudável pássaros árvores flores jardim música filmes livros máquina qualidade teste cadeia de suprimentos entrega armazém pagamento pedido gestão direção dados semanal mensal anual resumo reunião resultados perguntas respostas desafios oportunidades próximos passos responsabilidade comunidade futuro sociedade economia meio ambiente sustentabilidade renováveis digitalização contratação transporte estação bicicleta hospital cuidados fatura impostos contrato estratégia relatório orçamento medidas cronograma tarefas fraquezas forças riscos pessoal compras férias escritório aquecimento eletricidade crescimento envelhecimento hoje muito sempre melhor eles seus novo trabalho moradia horta lixo mulheres avanços coração então mercado mercados cachorros gatos guarda chuva mudança bairro vendas a favor',
  },
  regions: [
    {
      tag: 'pt-PT',
      fewest: 1,
      marks:
        'equipa equipas utilizador utilizadores utilizadora telemóvel telemóveis planeamento gerir facto registo registos autocarro autocarros ecrã ecrãs ficheiro ficheiros diapositivo diapositivos connosco contacto contactos projecto projectos comboio comboios desporto desportos freguesia freguesias vereação faturação rececionar receção perspetiva aspeto respetivo respetivos objectivo objectivos actual actualmente €',
      against:
        'você vocês equipe equipes usuário usuários usuária celular celulares planejamento gerenciar gerenciamento time times registro registros ônibus tela telas arquivo arquivos contato contatos esporte prefeitura brasil brasileiro brasileira brasileiros faturamento cnpj cpf icms reais R$',
    },
  ],
  languageNames: {
    en: 'inglês, inglesa',
    de: 'alemão, alemã',
    fr: 'francês, francesa',
    es: 'espanhol, espanhola, castelhano, castelhana',
    pt: 'português, portuguesa, portugues',
    it: 'italiano, italiana',
    nl: 'holandês, holandesa, neerlandês, neerlandesa, flamengo',
    pl: 'polonês, polonesa, polaco, polaca',
    tr: 'turco, turca',
    ru: 'russo, russa',
    ar: 'árabe',
    he: 'hebraico, hebraica',
    hi: 'hindi',
    zh: 'chinês, chinesa, mandarim, cantonês',
    ja: 'japonês, japonesa',
    ko: 'coreano, coreana',
  },
  counting: {
    from1:
      'um/uma/única dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta',
    unitsOfTens: 'um/uma dois/duas três quatro cinco seis sete oito nove',
    join: '{t} e {u}',
    more: 'um_par_de=2 meia_dúzia=6 meia_dúzia_de=6 uma_dezena=10 dezena=10 uma_dúzia=12 dúzia=12 duas_dúzias=24 uma_quinzena=15 uma_vintena=20',
    ordinals:
      'primeiro/primeiramente/em_primeiro_lugar segundo/em_segundo_lugar terceiro/em_terceiro_lugar quarto quinto sexto sétimo oitavo nono décimo',
  },
  calendar: {
    months:
      'janeiro/jan fevereiro/fev março/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out novembro/nov dezembro/dez',
    weekdays:
      'segunda-feira/segunda/seg terça-feira/terça quarta-feira/quarta/qua quinta-feira/quinta/qui sexta-feira/sexta/sex sábado/sáb domingo/dom',
    quarter: 't, q, trimestre, trim, tri',
    half: 's, h, semestre, sem',
    periods:
      'semana, semanas, sem, mês, meses, dia, dias, ano, anos, trimestre, trimestres, bimestre, quinzena, sprint, sprints, hora, horas, sessão, sessões, aula, aulas, temporada, etapa, jornada',
    around:
      'até, até o, até a, até ao, até dia, até o dia, antes de, antes do, antes da, a partir de, a partir do, a partir da, desde, desde o, em, no, na, de, do, da, para, para o, por volta de, meados de, em meados de, início de, início do, começo de, começo do, fim de, fim do, final de, final do, fins de, entre, o mais tardar, no mais tardar, depois de, após, prazo, com data',
    relative:
      'hoje, amanhã, ontem, depois de amanhã, anteontem, esta semana, essa semana, próxima semana, na próxima semana, semana que vem, semana passada, na semana passada, este mês, esse mês, próximo mês, mês que vem, no mês que vem, mês passado, este ano, próximo ano, ano que vem, ano passado, asap, o quanto antes, o mais rápido possível, assim que possível, imediato, imediatamente, de imediato, já, agora, em andamento, em curso, contínuo, permanente, fim de semana, final de semana, fim do mês, final do mês, fim do ano, a definir, a confirmar',
  },
  scales: {
    '1e3': 'k, mil, milhar, milhares',
    '1e6': 'm, mi, mm, mln, milhão, milhões',
    '1e9': 'bi, b, bn, bilhão, bilhões, mil milhões',
    '1e12': 'tn, trilhão, trilhões, bilião, biliões',
  },
  partOf: 'de',
  units:
    'por cento, pontos percentuais, ponto percentual, pontos-base, pontos base, pontos, ponto, pp, pessoas, pessoa, habitantes, horas, hora, h, minutos, minuto, min, segundos, segundo, seg, dias, dia, semanas, semana, meses, mês, anos, ano, reais, real, centavos, euros, euro, dólares, dólar, libras, toneladas, tonelada, quilos, quilo, gramas, quilômetros, quilómetros, metros, metro, centímetros, hectares, litros, litro, metros quadrados, metros cúbicos, quilowatts, megawatts, graus, usuários, usuárias, utilizadores, clientes, funcionários, funcionárias, colaboradores, trabalhadores, vagas, postos, fte, unidades, itens, peças, aparelhos, equipamentos, veículos, estudantes, alunos, alunas, crianças, visitantes, visitas, ingressos, bilhetes, tickets, chamados, solicitações, pedidos, ligações, chamadas, sócios, membros, casos, processos, lojas, filiais, unidades de saúde, domicílios, moradias, pacientes, utentes, leitos, camas, lugares, assentos, quartos, viagens, downloads, assinantes, participantes, voluntários, entrevistados, sessões, votos, noites, diárias, pernoites, refeições, vezes, páginas, exemplares, árvores, incidentes, famílias, moradores',
  words: {
    slide:
      'slide, slides, eslaide, eslaides, lâmina, lâminas, diapositivo, diapositivos, diapositiva, diapositivas, transparência, transparências',
    page: 'página, páginas, pág, págs, folha, folhas',
    deck: 'apresentação, apresentações, deck, decks, powerpoint, power point, ppt, pptx, exposição, palestra, palestras, keynote, pitch, pitch deck, slidedeck, webinar, conferência, seminário, comunicação oral, jogo de slides, conjunto de slides, apresentacao',
    make: 'crie, cria, criar, criem, faça, faz, fazer, façam, faça-me, faz-me, gere, gera, gerar, gerem, prepare, prepara, preparar, preparem, prepara-me, elabore, elabora, elaborar, monte, monta, montar, montem, escreva, escreve, escrever, redija, redige, redigir, resuma, resumir, sintetize, sintetizar, construa, constrói, construir, transforme, transforma, transformar, converta, converte, converter, desenvolva, desenvolve, desenvolver, produza, produzir, desenhe, desenhar, projete, estruture, estruturar, organize, organiza, organizar, me dê, dê-me, nos dê, dê-nos, coloque, coloca, colocar, ponha, põe, esboce, esboça, esboçar, rascunhe, condensar, componha, compor, realize, realizar, apresente, apresentar, traduza, traduzir, adapte, adaptar, proponha, propor, formate, formatar, bole, bolar, confeccione, me faz, me faça, me ajude a fazer, me ajuda a fazer, me ajude a montar, passe para, condense',
    show: 'mostre, mostra, mostrar, mostrem, exiba, exibe, exibir, use, usa, usar, usem, utilize, utiliza, utilizar, empregue, empregar, inclua, inclui, incluir, incluam, adicione, adiciona, adicionar, acrescente, acrescenta, acrescentar, coloque, coloca, colocar, ponha, põe, insira, insere, inserir, represente, representa, representar, visualize, visualizar, trace, traçar, plote, plotar, desenhe, destaque, destaca, destacar, realce, realça, realçar, enfatize, enfatiza, enfatizar, sublinhe, sublinhar, mencione, menciona, mencionar, cite, cita, citar, liste, lista, listar, enumere, enumerar, ilustre, ilustra, ilustrar, compare, compara, comparar, contraponha, foque, foca, focar, concentre, concentra, concentrar, divida, divide, dividir, separe, separa, separar, agrupe, agrupa, agrupar, resuma, resume, resumir, explique, explica, explicar, descreva, descreve, descrever, detalhe, detalha, detalhar, apresente, apresenta, apresentar, aborde, aborda, abordar, cubra, cobrir, traga, trazer, abra, abre, comece, começa, integre, integrar, marque, marcar, aponte, apontar, reserve, dedique, ressalte, ressaltar, frise',
    keep: 'mantenha, mantém, manter, mantenham, limite, limita, limitar, limite-se, evite, evita, evitar, evitem, garanta, garante, garantir, certifique-se, assegure, cuide, cuidado, respeite, respeita, respeitar, tire, tira, tirar, retire, retirar, remova, remove, remover, elimine, elimina, eliminar, omita, omite, omitir, deixe, deixa, deixar, deixe de fora, deixa de fora, ignore, ignora, ignorar, pule, pula, pular, não use, não usar, não uses, não utilize, não inclua, não coloque, não ponha, não ponhas, não invente, não, nada de, não mais de, não mais que, nunca, jamais, só, somente, apenas, unicamente, sem, máximo, deve, devem, deveria, deveriam, é preciso, tem que, tem de, precisa ser, que seja, seja breve, seja objetivo, atenha-se, atente, fique, ficar, por favor não, favor não',
    want: 'preciso, precisamos, precisa, precisam, precisava, precisaria, quero, queremos, queria, queríamos, gostaria, gostaríamos, gostava, gostávamos, desejo, desejamos, necessito, necessitamos, procuro, procuramos, busco, buscamos, espero, esperamos, deve, devem, deveria, tem que, tem de, é necessário, necessário, necessária, exige, solicito, solicitamos, peço, pedimos, estou precisando, estamos precisando, me falta, falta-me',
    please:
      'por favor, por gentileza, pf, pfv, pfvr, favor, se faz favor, please, pls, pode, podes, podem, poderia, poderias, poderiam, podia, podias, você pode, você poderia, tu podes, pode me, poderia me, consegue, consegues, conseguiria, seria ótimo, seria bom, seria ideal, seria possível, seria legal, seria perfeito, seria excelente, obrigado, obrigada, me ajude, me ajuda, ajude-me, ajuda-me, nos ajude, se possível, se der, se puder, se puderes, de preferência, preferencialmente, idealmente, agradeço, agradecemos, gentileza, queira, queiram',
    ourselves:
      'eu, me, mim, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, comigo, conosco, connosco, a gente',
    below:
      'abaixo, a seguir, logo abaixo, em baixo, mais abaixo, seguinte, seguintes, em anexo, anexo, anexa, anexos, anexas, este texto, esse texto, o texto, meu texto, estas notas, essas notas, as notas, minhas notas, nossas notas, minhas anotações, estas anotações, essas anotações, as anotações, anotações, este e-mail, esse e-mail, este email, esse email, este fio, esta conversa, essa conversa, este chat, estes dados, esses dados, os dados, esta tabela, essa tabela, a tabela, estes números, esses números, os números, esta lista, essa lista, este documento, esse documento, o documento, este relatório, esse relatório, o relatório, esta ata, essa ata, a ata, este artigo, esse artigo, esta transcrição, essa transcrição, a transcrição, este csv, este arquivo, esse arquivo, este ficheiro, esta planilha, essa planilha, esta exportação, aqui está, aqui estão, aqui vai, aqui vão, segue, seguem, segue abaixo, seguem abaixo, segue em anexo, a partir de, a partir do, a partir da, a partir destas, a partir destes, a partir desses, com base em, com base no, com base na, com base nos, com base nas, baseado em, baseada em, baseando-se em, tendo por base, de acordo com, conforme, destas notas, desses dados, notas brutas, rascunho, colei, colado, fonte, o que segue, disto, disso',
    about:
      'sobre, acerca de, acerca do, acerca da, a respeito de, a respeito do, a respeito da, com respeito a, em relação a, em relação ao, referente a, referente ao, relativo a, relativa a, em torno de, em torno do, intitulada, intitulado, chamada, chamado, com o título, com título, sob o título, cujo título, cujo tema, tema, com o tema, no tema, que trate de, que trate do, que trata de, que fale de, que fale sobre, que fala sobre, que explique, que explica, explicando, para explicar, que apresente, que apresenta, apresentando, que compare, que compara, comparando, que descreva, que mostre, dedicada a, dedicado a, quanto a, de como, do porquê, que resuma, abordando',
    for: 'para, para o, para a, para os, para as, pra, pro, dirigida a, dirigido a, dirigida ao, dirigido ao, dirigida aos, dirigida às, dirigidas a, destinada a, destinado a, destinada ao, destinado ao, destinada aos, destinada às, voltada para, voltado para, voltada a, voltado a, voltada ao, pensada para, orientada para, direcionada a, direcionada ao, direcionado a, direcionado ao, perante, perante o, perante a, diante de, diante do, diante da, frente a, apresentar a, apresentar ao, apresentar aos, apresentar para, para apresentar ao, para apresentar à, para apresentar aos, expor ao, convencer o, convencer a, convencer os, público, o público é, público-alvo, junto a, junto ao, junto de, dirigido aos, dirigidos a, dirigidos ao, dirigidos aos, destinado aos, destinados a, destinados ao, destinados aos, destinadas a, destinadas aos, destinadas às, voltados para, voltadas para',
    people:
      'estudante, estudantes, aluno, alunos, aluna, alunas, universitários, calouros, ensino médio, ensino fundamental, secundário, turma, turmas, classe, classes, grupo, grupos, criança, crianças, adolescentes, jovens, adultos, idosos, iniciante, iniciantes, principiantes, novatos, equipe, equipes, equipa, equipas, time, times, cliente, clientes, funcionário, funcionários, funcionárias, trabalhador, trabalhadores, trabalhadoras, colaborador, colaboradores, colaboradoras, operários, operadores, pessoal, quadro de pessoal, gestor, gestores, gestoras, gestão, gerente, gerentes, gerência, diretoria, direção, diretor, diretora, diretores, diretoras, direção geral, executivo, executivos, liderança, lideranças, líderes, chefe, chefes, chefia, chefias, coordenação, coordenadores, supervisores, encarregados, responsáveis, ceo, cfo, cto, coo, conselho, conselho de administração, conselho diretor, conselho fiscal, conselho escolar, administradores, comitê, comitê executivo, comitê de direção, comissão, acionista, acionistas, investidor, investidores, investidoras, sócio, sócios, banco, bancos, parceiros, parceiro, fornecedor, fornecedores, distribuidores, revendedores, pais, mães, pais e mães, encarregados de educação, família, famílias, paciente, pacientes, utentes, familiares, cuidadores, médico, médicos, médicas, enfermeiros, enfermeiras, enfermagem, farmacêuticos, profissionais de saúde, professor, professora, professores, professoras, docentes, corpo docente, formadores, formandos, empresa, empresas, empresários, empresárias, empreendedores, empreendedoras, empreendedor, pme, pmes, micro e pequenas empresas, startup, startups, público, público geral, público em geral, plateia, audiência, ouvintes, participantes, desenvolvedores, programadores, devs, engenheiros, engenheiras, técnicos, técnicas, especialistas, peritos, leigos, não especialistas, voluntários, voluntárias, voluntariado, moradores, moradoras, condôminos, condomínio, vizinhos, residentes, comunidade, cidadãos, cidadãs, inquilinos, proprietários, júri, banca, banca examinadora, imprensa, jornalistas, colegas, estagiários, estagiárias, aprendizes, trainees, novos funcionários, novos colaboradores, novos contratados, recém-contratados, recém-chegados, novatas, vendedor, vendedores, vendedoras, equipe comercial, equipe de vendas, força de vendas, vendas, compradores, fundadores, membros, associados, cooperados, doadores, patrocinadores, mecenas, visitantes, turistas, viajantes, hóspedes, agricultores, agricultoras, produtores, produtores rurais, pecuaristas, advogados, advogadas, juristas, contadores, contabilistas, rh, recursos humanos, departamento, departamentos, sindicato, sindicatos, assembleia, assembleia geral, reunião, congresso, seminário, jornada, feira, escola, escolas, colégio, faculdade, universidade, hospital, prefeitura, prefeito, prefeita, câmara municipal, autarquia, vereadores, ministério, governo, servidores públicos, servidores, cozinheiros, garçons, motoristas, entregadores, treinadores, jogadores, torcedores, usuários, usuárias, utilizadores, mulheres, homens, todos, todas, toda a gente, todo mundo, stakeholders, partes interessadas, franqueados, candidatos, auditores, clube, associação, associações, ong, fundação, igreja, administração pública, secretaria de educação, secretaria de saúde, administração',
    each: 'por, cada, a cada, em cada, por cada, para cada, cada um, cada uma, todos os, todas as',
    word: 'palavra, palavras, tópico, tópicos, ponto, pontos, marcador, marcadores, bullet, bullets, bullet points, linha, linhas, frase, frases, caracteres, carateres, ideias, itens',
    minute: 'minuto, minutos, min, mins, hora, horas, h, meia hora, quarto de hora, um quarto de hora',
    exactly:
      'exatamente, precisamente, só, somente, apenas, unicamente, justo, no total, ao todo, ao total, total, nem mais nem menos, exatos, exatas, nada mais, estritamente, contando a capa',
    around:
      'cerca de, aproximadamente, em torno de, por volta de, mais ou menos, uns, umas, aprox, talvez, digamos, algo como, algo em torno de, quase, idealmente, na faixa de, à volta de',
    atMost:
      'no máximo, ao máximo, máximo, máx, máximo de, um máximo de, até, não mais que, não mais de, menos de, menos que, ou menos, que não passe de, que não ultrapasse, sem ultrapassar, sem passar de, não ultrapassar, não exceder, limitado a, limitada a, limite de, teto de, dentro de, abaixo de, inferior a, quando muito',
    atLeast:
      'no mínimo, ao menos, pelo menos, mínimo, mín, mínimo de, um mínimo de, não menos de, não menos que, mais de, mais que, ou mais, a partir de, acima de, superior a',
    to: 'a, ou, até, e, ao',
    and: 'e, mais, além de, bem como, assim como, também, junto com',
    no: 'não, sem, nem, nada, nenhum, nenhuma, nunca, jamais, tampouco, evite, evita, evitar, em vez de, ao invés de, em lugar de, exceto, salvo',
    begin:
      'comece, começa, começar, começando, inicie, inicia, iniciar, iniciando, abra, abre, abrir, abrindo, arranque, primeiro, primeiro slide, no início, no começo, para começar, para abrir, de início, em primeiro lugar, abertura, introdução, de saída',
    end: 'termine, termina, terminar, terminando, finalize, finaliza, finalizar, finalizando, encerre, encerra, encerrar, encerrando, feche, fecha, fechar, fechando, conclua, conclui, concluir, concluindo, acabe, acaba, acabar, no final, no fim, ao final, para terminar, para encerrar, para fechar, para finalizar, por fim, por último, finalmente, último slide, o último, encerramento, fecho, fechamento, em conclusão, fim',
    language:
      'em, idioma, no idioma, língua, em língua, na língua, escrito em, escrita em, escritos em, redigido em, redigida em, traduza para, traduzir para, traduz para, traduzido para, traduzida para, traduza, traduzir, para o, tradução para, versão em, textos em, texto em',
    titleLabel:
      'a mensagem, mensagem principal, título, tema, assunto, tópico, tema da apresentação, título da apresentação, título provisório, projeto, projecto, nome do projeto, matéria, re, res, enc, manchete, capa',
    audienceLabel:
      'público, público-alvo, audiência, plateia, destinatários, dirigido a, dirigida a, para quem, ouvintes, leitores, target, a quem se destina, persona',
    toneLabel: 'tom, estilo, tom de voz, registro, registo, linguagem, tone of voice',
    countLabel:
      'slides, diapositivos, lâminas, número de slides, nº de slides, n de slides, número de diapositivos, quantidade de slides, qtd de slides, qtde de slides, qtd slides, total de slides, extensão, páginas, número de páginas',
    languageLabel:
      'idioma, idiomas, língua, idioma de saída, idioma da apresentação, língua da apresentação, idioma dos slides',
    authorLabel:
      'autor, autora, autores, autoras, apresentador, apresentadora, apresentado por, palestrante, palestrantes, orador, oradora, elaborado por, preparado por, redigido por, feito por, realizado por, expositor, expositora, facilitador, facilitadora, instrutor, instrutora, relator, relatora, por',
    dateLabel:
      'data, datado de, com data de, atualizado, atualizado em, atualização, última atualização, última modificação, última revisão, publicado, publicado em, data de publicação, vigência, em vigor desde, entrada em vigor, data do relatório, data da reunião, versão de',
    noteLabel:
      'nota, notas, notas do orador, notas do apresentador, notas do palestrante, notas de apresentação, anotações do apresentador, roteiro, guião, fala, falas, dizer, a dizer, texto oral, discurso',
    footLabel: 'nota de rodapé, rodapé, fonte, fontes',
    variant: 'variante, variantes, versão, versões, alternativa, alternativas, propostas, opções, layouts',
    toReader:
      'ignore, ignora, ignorem, esqueça, esquece, modelo de linguagem, chatbot, você é um assistente, aja como, caro leitor, clique aqui, aceite os cookies',
    fromNow:
      'a partir de agora, doravante, agora, apenas, exclusivamente, unicamente, em vez disso, devem, deve, instrução, instruções, prompt',
    mailLabel:
      'de, para, cc, cco, bcc, cópia, com cópia, enviado, enviado em, enviada em, enviado por, data, assunto, anexos, anexo, importância, prioridade, recebido, recebido em, responder para, responder a, remetente, destinatário, encaminhado',
    greeting:
      'olá, olá a todos, olá pessoal, olá equipe, olá equipa, oi, oi pessoal, oi gente, oi time, oie, bom dia, bom dia a todos, boa tarde, boa noite, bom dia pessoal, prezado, prezada, prezados, prezadas, prezado senhor, prezados senhores, caro, cara, caros, caras, caros colegas, estimado, estimada, estimados, exmo senhor, exma senhora, exmos senhores, excelentíssimo, excelentíssimos, querido, querida, queridos, queridas, e aí, fala pessoal, fala galera, alô, tudo bem, tudo bom, hey, hi, hello, saudações, senhores, senhor, senhora, olá gente',
    farewell:
      'atenciosamente, att, atte, at te, atentamente, cordialmente, com os melhores cumprimentos, melhores cumprimentos, os melhores cumprimentos, cumprimentos, cumps, saudações, saudações cordiais, cordiais saudações, respeitosamente, abraço, abraços, um abraço, um grande abraço, grande abraço, abs, abç, beijo, beijos, bjs, bjos, beijinhos, obrigado, obrigada, muito obrigado, muito obrigada, obrigado a todos, obrigada a todos, obrigado desde já, obrigada desde já, desde já obrigado, desde já obrigada, desde já agradeço, desde já grato, grato, grata, gratos, agradecido, agradecida, agradeço, agradecemos, valeu, vlw, brigado, brigada, até logo, até breve, até mais, até amanhã, até segunda, até já, tchau, bom fim de semana, bom final de semana, bom trabalho, fico à disposição, ficamos à disposição, à disposição, aguardo retorno, aguardo, no aguardo, fico no aguardo, tenha um bom dia, tenham um bom dia, um bom dia, sem mais, boa semana, obrigados, obrigadas',
    remark:
      'ver abaixo, veja abaixo, vide abaixo, conforme combinado, como combinado, como combinamos, conforme conversamos, como conversamos, como falamos, conforme falado, como falado, conforme acordado, como acordado, conforme prometido, como prometido, conforme solicitado, para informação, para conhecimento, para seu conhecimento, para vosso conhecimento, fyi, me avise, me avisa, avise-me, avisa-me, me avisem, avisem, diga-me, me diga, me diz, qualquer dúvida, qualquer coisa, quaisquer dúvidas, em caso de dúvida, em caso de dúvidas, dúvidas me chame, não hesite, não hesite em, não hesitem, enviado do meu, enviado a partir do meu, espero que, esperamos que, espero que esteja bem, espero que estejam bem, espero que ajude, segue anexo, segue em anexo, em anexo segue, sem pressa, não tem pressa, sem urgência, combinado, tá bom, tá ok, tudo certo, certo, beleza, blz, ok, okay, okey, perfeito, ótimo, top, fixe, isso, isso aí, kkk, kkkk, kkkkk, rs, rsrs, haha, lol, anotado, entendido, pode deixar, deixa comigo, fico com isso, eu cuido disso, sem problema, sem problemas, de nada, por nada, disponha, confidencial, não encaminhar, não reencaminhar, não divulgar, não responder, favor não responder, por favor não responda, não responda a este e-mail, cancelar inscrição, descadastrar, anular subscrição, imagem ocultada, imagem omitida, mídia omitida, mídia oculta, arquivo de mídia oculto, vídeo omitido, áudio omitido, áudio ocultado, documento omitido, figurinha omitida, mensagem apagada, esta mensagem foi apagada, você apagou esta mensagem, as mensagens e as chamadas, as mensagens e ligações, criptografia de ponta a ponta, protegidas com a criptografia, encriptadas ponto a ponto, entrou no canal, entrou no grupo, entrou usando o link, saiu do grupo, saiu, foi adicionado, adicionou, criou o grupo, editado, mensagem editada, lembrete, só um lembrete, desculpe a demora, desculpa a demora, boa leitura, gerado automaticamente, transcrição automática, pode conter erros, estão me ouvindo, conseguem ver a minha tela, conseguem ver o meu ecrã, kkk*, rsrs*, haha*, boa pergunta, mídia oculta, criptografia de ponta a ponta, protegidas com a criptografia, mensagem encaminhada, mensagem original, antes de imprimir, última edição por, esta página foi útil, cookies, política de privacidade, todos os direitos reservados',
    slideLabel: 'slide, slides, lâmina, diapositivo, diapositivos, página, tela, telas, ecrã, ecrãs, folha, sl',
    stepLabel:
      'passo, passos, fase, etapa, estágio, parte, onda, sprint, marco, semana, mês, dia, ano, rodada, ronda, sessão, aula, lição, encontro, ato, época, era, período, trimestre, semestre, bimestre, quadrimestre, nível, momento, hora',
    optionLabel:
      'opção, variante, alternativa, cenário, plano, escolha, proposta, solução, via, rota, itinerário, modelo, pacote, tarifa, candidato, candidata, oferta, orçamento, fornecedor, abordagem, versão, hipótese, licitante',
    itemLabel:
      'objetivo, objectivo, meta, item, ponto, tema, tópico, capítulo, parte, seção, secção, módulo, risco, princípio, razão, motivo, pilar, prioridade, iniciativa, projeto, projecto, lição, aula, unidade, bloco, ponto de pauta, item de pauta, ponto da ordem de trabalhos, anexo, apêndice, regra, norma, artigo, art, inciso, parágrafo, cláusula, pergunta, questão, achado, constatação, conclusão, recomendação, decisão, deliberação, acordo, indicador, kpi, resultado-chave, kr, okr, dica, erro, exemplo, caso, caso de uso, função, funcionalidade, exercício, ato, história, história de usuário, ticket, chamado, bug, requisito, ação, medida, eixo, frente, linha, desafio, ideia, mito, problema, causa, vantagem, desvantagem, lote, entregável, entrega, atividade, tarefa, estratégia, compromisso, competência, aprendizado',
    questionLabel: 'p, pergunta, perg, q, questão, dúvida, faq',
    answerLabel: 'r, resposta, resp, a',
    nameKey:
      'nome, denominação, designação, título, tarefa, produto, artigo, item, descrição, categoria, chave, código, resumo, região, país, uf, cidade, município, concelho, localidade, local, loja, filial, unidade, serviço, departamento, setor, sector, área, equipe, equipa, função, funcionalidade, característica, indicador, kpi, métrica, projeto, projecto, atividade, marco, tema, assunto, cliente, modelo, plano, tarifa, linha, estação, canal, segmento, fonte, origem, tipo, passo, etapa, fase, rubrica, critério, grupo, prédio, máquina, referência, mês, ano, trimestre, semana, fornecedor, candidato, disciplina, curso, material',
    ownerKey:
      'responsável, responsáveis, resp, encarregado, encarregada, a cargo, a cargo de, quem, atribuído a, atribuída a, atribuído, designado, designada, dono, dona, líder, coordenador, coordenadora, contato, contacto, pessoa, pessoa responsável, owner, quem faz, executor, titular, ponto focal, gestor',
    dueKey:
      'prazo, prazo final, data limite, data, data alvo, data prevista, data de entrega, data fim, data de término, vencimento, vence, vence em, entrega, para quando, quando, até, até quando, deadline, fim, término, conclusão, previsão, data de conclusão',
    statusKey:
      'status, estado, situação, andamento, progresso, avanço, fase, etapa, semáforo, farol, feito, resolução, saúde, cumprimento, concluído, ponto de situação, percentual',
    actionKey:
      'ação, ações, tarefa, tarefas, pendência, pendências, a fazer, to do, todo, atividade, atividades, o que, medida, medidas, passo, próximo passo, entregável, encaminhamento, encaminhamentos, o que fazer, compromisso, iniciativa',
    hierarchy:
      'organograma, organização, estrutura organizacional, hierarquia, árvore, árvore de valor, reporta a, responde a, superior, chefe',
    horizon:
      'agora, a seguir, próximo, depois, mais tarde, curto prazo, médio prazo, longo prazo, a curto prazo, a médio prazo, a longo prazo',
    quoteWord:
      'diz, disse, dizia, afirma, afirmou, explica, explicou, escreve, escreveu, ressalta, ressaltou, destaca, destacou, acrescenta, acrescentou, pergunta, perguntou, responde, respondeu, comenta, comentou, conta, contou, declara, declarou, garante, garantiu, sublinha, sublinhou, salienta, salientou, refere, referiu, reconhece, reconheceu, segundo, de acordo com, nas palavras de, resumiu, lembra, lembrou, relata, relatou, opina, defende, defendeu, avalia',
    total:
      'total, totais, total geral, soma, conjunto, global, no total, subtotal, média, em conjunto, todos, todas, acumulado, total acumulado, mediana, geral',
    genre:
      'ata, acta, transcrição, entrevista, notas, anotações, registo de alterações, registro de alterações, esquema, roteiro, rascunho, memorando, relatório, relatório final, lista de contactos, briefing, resumo, artigo',
    leaveOut:
      'não mencionar, não mencione, não menciona, não fale de, não fale sobre, não falar, não coloque, não colocar, não ponha, não inclua, não incluir, não mostre, não mostrar, deixa fora, deixa de fora, deixe fora, deixe de fora, deixar fora, deixar de fora, omita, omitir, exclua, excluir, tira, tire, tirar, retire, pula, pule, pular, sem mencionar, sem falar',
    names: 'nome, nomes',
    brackets: 'colchete, colchetes, parêntese, parênteses, parêntesis',
    codes: 'número de ticket, números de ticket, números dos tickets, número de chamado, números dos chamados',
    contacts: 'telefone, telefones, números de telefone, e-mails, contatos, contactos',
    prices: 'preço, preços, valores, salários',
    private:
      'interno, nota interna, uso interno, confidencial, não divulgar, não repassar, não encaminhar, não é para os slides, não vai para os slides, todo, ps, p.s, obs interna, entre nós, perguntar para, perguntar ao, perguntar à, pergunta pro, confirmar com, ver lista de presença, ver anexo, sério, é sério',
    offer:
      'se quiser, se você quiser, se desejar, você quer que, quer que eu, posso também, também posso, claro, com certeza, aqui está, aqui estão, segue uma proposta, chatgpt',
    imageHint: 'sugestão de imagem, imagem sugerida, imagem, visual, ilustração, foto, design',
    subtitleLabel: 'subtítulo, frase de encerramento, frase final',
    askWord:
      'o que, quê, quem, como, quando, quanto, quanta, quantos, quantas, onde, aonde, qual, quais, por que, porque, para que, para quem, de quem, de que, com quem, a quem, em que, desde quando, até quando, posso, podemos, é possível, há, existe, existem, devo, devemos, tenho que, temos que, vale a pena, será que, dá para, tem como, com que frequência',
  },
  tones: {
    formal:
      'formal, formais, oficial, oficiais, profissional, profissionais, sério, sérios, institucional, institucionais, corporativo, corporativa, solene, protocolar, empresarial, respeitoso, respeitosa, formalmente',
    plain:
      'simples, claro, clara, claros, claras, neutro, neutra, neutral, objetiva, factual, fatual, direto, direta, sóbrio, sóbria, fácil, fáceis, fácil de entender, de fácil compreensão, compreensível, acessível, acessíveis, didático, didática, pedagógico, pedagógica, conciso, concisa, enxuto, enxuta, linguagem simples, linguagem clara, linguagem acessível, sem jargão, sem jargões, sem floreios, sem enrolação, minimalista, sintético, sintética, pé no chão',
    persuasive:
      'convincente, convincentes, persuasivo, persuasiva, persuasivos, contundente, contundentes, vendedor, vendedora, impactante, impactantes, assertivo, assertiva, atraente, atrativo, atrativa, argumentativo, argumentativa, que convença, que venda, arrojado, arrojada, ousado, ousada, marcante',
    inspiring:
      'inspirador, inspiradora, inspiradores, inspiradoras, motivador, motivadora, motivadores, motivadoras, motivacional, motivacionais, entusiasta, entusiasmado, entusiasmada, emocionante, emotivo, emotiva, emocional, visionário, visionária, positivo, positiva, otimista, caloroso, calorosa, acolhedor, acolhedora, encorajador, encorajadora, apaixonado, apaixonada, esperançoso, esperançosa, que inspire, que motive, mobilizador, mobilizadora',
    playful:
      'divertido, divertida, divertidos, divertidas, informal, informais, lúdico, lúdica, descontraído, descontraída, descontraídos, bem-humorado, bem-humorada, leve, leves, engraçado, engraçada, humorístico, humorística, com humor, amigável, amigáveis, simpático, simpática, alegre, casual, coloquial, brincalhão, brincalhona, irreverente, relaxado, relaxada, despojado, despojada',
    technical:
      'técnico, técnica, técnicos, técnicas, científico, científica, académico, académica, especializado, especializada, detalhado, detalhada, aprofundado, aprofundada, em profundidade, a fundo, rigoroso, rigorosa, exaustivo, exaustiva',
  },
  forms: {
    chart:
      'gráfico, gráficos, diagrama, diagramas, visual, visuais, visualização, visualizações, esquema, chart, infográfico, graficamente, em gráfico, num gráfico, em um gráfico, como gráfico, representação gráfica',
    line: 'gráfico de linhas, gráfico de linha, gráfico linear, linha, linhas, curva, curvas, tendência, tendências, evolução, ao longo do tempo, no tempo, com o tempo, mês a mês, por mês, trimestre a trimestre, ano a ano, série temporal, série histórica, trajetória, progressão, ao longo do ano, ao longo dos meses, ao longo dos anos',
    bar: 'gráfico de barras, gráfico em barras, barras, barra, gráfico de colunas, colunas empilhadas, barras empilhadas, histograma, ranking, classificação, classificado, top 5, top 10, ordenado por, do maior para o menor, ranqueado, ranqueados',
    doughnut:
      'gráfico de pizza, em pizza, gráfico circular, gráfico de setores, gráfico de sectores, gráfico de rosca, gráfico de anel, gráfico de torta, gráfico de queijo, donut, rosquinha, porcentagem do total, percentagem do total, participação de mercado, quota de mercado, fatia, fatias, proporção, proporções, distribuição, divisão percentual, composição, repartição, mix, peso de cada, participação percentual',
    scatter:
      'gráfico de dispersão, diagrama de dispersão, nuvem de pontos, dispersão, scatter plot, correlação, correlações, correlacionado, correlacionados, relação entre, em função de, em função do, em função da',
    table:
      'tabela, tabelas, quadro, tabular, grade, grelha, planilha, em tabela, em forma de tabela, numa tabela, em uma tabela, como tabela, quadro comparativo, tabela comparativa, folha de cálculo',
    timeline:
      'linha do tempo, linhas do tempo, linha temporal, eixo temporal, eixo cronológico, cronologia, cronológico, cronológica, cronograma, calendário, marcos, roteiro temporal, roadmap, timeline, gantt, diagrama de gantt, cronologicamente',
    steps:
      'processo, processos, procedimento, passos, passo a passo, fluxo, fluxograma, diagrama de fluxo, workflow, sequência, etapas, fases, funil, funnel, pipeline, ciclo, instruções, guia passo a passo, como funciona',
    comparison:
      'comparação, comparações, comparativo, comparativa, comparar, compare, compara, comparado, comparados, lado a lado, frente a frente, versus, vs, prós e contras, vantagens e desvantagens, a favor e contra, em duas colunas, duas colunas, antes e depois, antes depois, contraste, contraposição, diferenças, o que fazer e o que não fazer',
    matrix:
      'swot, fofa, análise swot, análise fofa, matriz swot, matriz fofa, matriz, matrizes, quadrante, quadrantes, dois por dois, 2x2, 2 x 2, eisenhower, matriz de riscos, quatro quadrantes',
    quote:
      'citação, citações, depoimento, depoimentos, testemunho, testemunhos, frase em destaque, frase de destaque, fala literal, textual, aspas, entre aspas',
    figures:
      'números-chave, número-chave, principais números, números principais, dados-chave, indicadores, indicadores-chave, indicadores principais, kpi, kpis, métricas, estatísticas, estatística, números grandes, número grande, números em destaque, grandes números, números em tamanho grande, destaques numéricos, em números, painel de indicadores, scorecard',
    cards: 'cartões, cartão, cards, fichas, caixas, caixinhas, quadrinhos, blocos, ícones, pictogramas, mosaico',
    list: 'lista, listas, tópicos, marcadores, bullets, bullet points, listagem, enumeração, lista numerada, numerada, checklist, lista de verificação',
    agenda:
      'agenda, pauta, ordem do dia, ordem de trabalhos, índice, sumário, conteúdo, tabela de conteúdos, roteiro da apresentação, slide de agenda',
    summary:
      'resumo, resumo executivo, sumário executivo, síntese, conclusão, conclusões, ideias principais, mensagens-chave, mensagem principal, pontos-chave, pontos principais, principais pontos, o mais importante, o essencial, em resumo, em síntese, recapitulação, recapitulando, para lembrar, aprendizados, aprendizagens, lições aprendidas, executive summary, tl dr, tldr, takeaways, balanço, considerações finais',
    actions:
      'próximos passos, próximo passo, passos seguintes, plano de ação, ações, tarefas, pendências, to do, o que vem agora, chamada para ação, chamada à ação, call to action, cta, recomendação, recomendações, decisão necessária, decisões necessárias, decisões a tomar, pedido, solicitação, o que pedimos, o que precisamos, encaminhamentos, compromissos, slide de contato, slide de contacto',
    sections:
      'slides de seção, slide de seção, slides de secção, slides divisores, divisores, separadores, divisórias, slides de transição, slides de capítulo, capas de seção',
    largest:
      'maior, maiores, mais alto, mais alta, mais altos, mais altas, melhor, melhores, máximo, máxima, recorde, líder, líderes, top, o mais, a mais, os mais, as mais, pico, vencedor, vencedora, vencedores, campeão, mais forte, mais vendido, mais vendidos, mais vendida, mais rápido, à frente, lidera, quem mais',
    smallest:
      'menor, menores, mais baixo, mais baixa, mais baixos, mais baixas, pior, piores, mínimo, mínima, o menos, perdedor, perdedores, mais fraco, mais fracos, mais lento, mais lenta, menos vendido, menos vendidos, quem menos',
    change:
      'mudança, mudanças, variação, variações, evolução, crescimento, cresceu, crescido, aumento, aumentos, aumentou, subida, subiu, incremento, queda, quedas, caiu, descida, diminuição, diminuiu, redução, recuo, diferença, diferenças, delta, melhora, melhoria, melhorias, melhorou, piorou, ganho, ganhos, perda, perdas, gap, desvio, em relação ao ano anterior, frente ao ano anterior, comparado ao ano, homólogo, homóloga',
  },
  headings: {
    agenda:
      'agenda, pauta, ordem do dia, ordem de trabalhos, índice, sumário, conteúdo, conteúdos, tópicos, temas, assuntos, assuntos a tratar, programa da reunião, roteiro',
    summary:
      'resumo, resumo executivo, sumário executivo, síntese, conclusão, conclusões, em resumo, em síntese, em poucas palavras, pontos-chave, pontos principais, principais pontos, ideias-chave, ideias principais, mensagens-chave, mensagem principal, destaques, principais destaques, o essencial, o mais importante, para lembrar, visão geral, panorama, panorama geral, recapitulação, balanço, balanço geral, considerações finais, abstract, executive summary, tl dr, tldr, lições aprendidas, aprendizados, em poucas linhas, ementa, em suma',
    goals:
      'objetivo*, objectivo*, meta, metas, propósito*, finalidade, finalidades, prioridade*, visão, missão, resultados-chave, resultados esperados, objetivos de aprendizagem, competências a desenvolver, alvos, intenção, aonde queremos chegar, o que queremos alcançar, ambição',
    risks:
      'risco*, preocupações, problema, problemas, problemas conhecidos, problemática, dificuldades, obstáculos, barreiras, bloqueios, impedimentos, entraves, desafio, desafios, limitações, limites, pontos críticos, pontos de atenção, alertas, avisos, gargalos, erros comuns, perigos, contingências, pendências críticas',
    actions:
      'ação, ações, acção, acções, plano de ação, próximos passos, próximo passo, passos seguintes, e agora, o que vem agora, o que vem a seguir, tarefa, tarefas, pendência, pendências, a fazer, to do, todo, recomendação, recomendações, propostas de melhoria, o que pedimos, o que precisamos, pedido, solicitação, chamada para ação, chamada à ação, call to action, acompanhamento, encaminhamento, encaminhamentos, compromissos, medidas, medidas a tomar, ações corretivas, ações a tomar, providências',
    decisions:
      'decisão, decisões, decisões tomadas, acordo, acordos, acordado, deliberação, deliberações, decidido, resolução, resoluções, votação, votações, aprovado, aprovações, ficou decidido, ficou acordado, combinados',
    timeline:
      'cronograma, calendário, planejamento temporal, linha do tempo, linha temporal, marco, marcos, principais marcos, cronologia, história, histórico, datas-chave, datas importantes, datas, roadmap, programa, programação, prazos, etapas do projeto, itinerário, horário, horários, plano de trabalho, fases e datas, agenda do evento',
    process:
      'processo, processos, procedimento, procedimentos, passo, passos, passo a passo, método*, como funciona, como se faz, como fazer, funcionamento, fluxo de trabalho, workflow, etapas, fases, instruções, abordagem, implementação, implantação, execução, instalação, configuração, primeiros passos, início rápido, como começar, preparo, modo de preparo, modo de fazer, preparação, receita, desenvolvimento da aula, sequência, modo de usar',
    sources:
      'fonte, fontes, referência, referências, bibliografia, referências bibliográficas, links, links úteis, ligações úteis, para saber mais, saiba mais, leituras recomendadas, créditos',
    options:
      'opção, opções, alternativa, alternativas, variantes, cenário, cenários, possibilidades, soluções, soluções possíveis, propostas, ofertas, propostas recebidas, orçamentos recebidos, comparativo de propostas, candidatos, candidaturas, planos, tarifas, pacotes, fornecedores, hipóteses',
    causes:
      'causa*, causa raiz, causas raiz, origem, origens, motivo, motivos, razões, razão, por que aconteceu, por que ocorreu, fatores, análise de causas, o que aconteceu, explicação',
    strengths: 'força, forças, pontos fortes, ponto forte, fortalezas, nossas forças',
    weaknesses: 'fraqueza, fraquezas, pontos fracos, ponto fraco, debilidades, nossas fraquezas',
    opportunities: 'oportunidade, oportunidades',
    threats: 'ameaça, ameaças',
    pros: 'pró, prós, vantagem, vantagens, a favor, benefício, benefícios, pontos a favor, argumentos a favor, positivo, aspectos positivos, aspetos positivos, pontos positivos, o que foi bem, o que correu bem, o que deu certo, o que funcionou, funcionou bem, deu certo, correu bem, acertos, sucessos, conquistas, o que fazer, faça, fazer, sim, manter, continuar fazendo, boas práticas',
    cons: 'contra, contras, desvantagem, desvantagens, pontos contra, argumentos contra, negativo, aspectos negativos, aspetos negativos, pontos negativos, o que foi mal, o que correu mal, o que deu errado, o que não funcionou, o que não deu certo, não funcionou, deu errado, correu mal, erros, falhas, fracassos, o que não fazer, não faça, o que evitar, evitar, parar de fazer, a melhorar, pontos a melhorar, pontos de melhoria, oportunidades de melhoria, más práticas',
    before:
      'antes, hoje, agora, atual, atualmente, situação atual, estado atual, cenário atual, ponto de partida, situação de partida, até agora, ontem, anterior, anteriormente, onde estamos, como estamos, status quo, velho, antigo',
    after:
      'depois, amanhã, futuro, futura, situação futura, estado futuro, cenário futuro, situação desejada, estado desejado, daqui para frente, daqui para a frente, doravante, novo, nova, onde queremos estar, onde queremos chegar, para onde vamos',
    figures:
      'números-chave, números, os números, em números, principais números, números principais, dados, dados-chave, dados e números, indicadores, indicadores-chave, principais indicadores, kpi, kpis, métricas, estatísticas, resultados, resultados em números, resultados financeiros, dados financeiros, finanças, financeiro, painel, destaques numéricos',
    quotes:
      'citação, citações, depoimento, depoimentos, testemunho, testemunhos, vozes, opiniões, o que dizem, o que dizem os clientes, o que dizem nossos clientes, comentários, avaliações, feedback, nas palavras deles, relatos',
    bridge:
      'gráfico de cascata, cascata, ponte de resultados, ponte do ebitda, ponte de receitas, análise de variações, o que moveu',
    funnel: 'funil, funil de vendas, funil de conversão, conversão, pipeline',
    pricing: 'preços, planos, tarifas, planos e preços, tabela de preços, assinaturas, pacotes, preço',
    cycle: 'ciclo, ciclos, ciclo de vida, círculo virtuoso, círculo vicioso',
    again: 'repetir, repete, recomeçar, recomeça, voltar ao passo, volta ao início',
    rating:
      'impacto, esforço, valor, complexidade, probabilidade, gravidade, urgência, importância, viabilidade, benefício, risco, custo',
    people:
      'equipe, equipes, equipa, equipas, time, nossa equipe, nosso time, a equipe, equipe do projeto, participantes, presentes, presença, presenças, ausentes, ausências, ausências justificadas, convidados, membros, integrantes, pessoas, papéis, papéis e responsabilidades, funções, responsáveis, contatos, contactos, contato, contacto, fundadores, palestrantes, oradores, quem somos, sobre nós, partes interessadas, elenco',
    partners:
      'parceiros, nossos parceiros, clientes, nossos clientes, confiam em nós, fornecedores, patrocinadores, apoiadores, marcas',
    questions:
      'pergunta, perguntas, perguntas frequentes, perguntas e respostas, faq, faqs, perguntas em aberto, questões em aberto, dúvidas, dúvidas frequentes, tira-dúvidas, pontos em aberto, questões, p r',
    inScope:
      'escopo, âmbito, dentro do escopo, no escopo, dentro do âmbito, inclui, incluído, o que inclui, o que está incluído, está incluído, coberto, o que cobre, serviços incluídos, cobertura, campo de aplicação, aplica-se a, abrangência, o que está no escopo',
    outOfScope:
      'fora do escopo, fora de escopo, fora do âmbito, fora de âmbito, não inclui, não incluído, o que não inclui, o que não está incluído, excluído, excluídos, exclusões, não coberto, o que não cobre, não se aplica a, não escopo, fica de fora, o que está fora',
  },
  shapes: {
    change:
      'por que devemos, por que deveríamos, por que precisamos, por que mudar, por que adotar, por que trocar, devemos, deveríamos, passar de, passar para, mudar de, mudar para, mudar o, mudar a, mudança de, mudança para, migração para, migração de, migração do, migração da, migrar, trocar, troca de, substituir, substituição de, adotar, adoção de, adoção do, adoção da, introduzir, implantar, implantação*, implementar, implementação*, transição, transformação*, modernização*, modernizar, digitalização*, digitalizar, automação de, automação do, automação da, automatizar, automatização*, terceirização*, terceirizar, externalização*, reforma de, reforma da, renovação de, proposta*, caso de negócio, convencer, deixar de, eliminar, abandonar, ampliação de, ampliação da',
    explain:
      'o que é, o que são, o que significa, como funciona, como funcionam, como se forma, como se formam, como surge, como surgem, em que consiste, entender, entendendo, compreender, introdução a, introdução ao, introdução aos, introdução às, conceitos básicos, noções básicas, noções de, fundamentos, o básico, o básico de, bases de, as bases, visão geral, panorama de, panorama geral, explicação, explicado, explicada, o que é preciso saber, tudo sobre, abc de, por que, como',
    compare:
      'versus, vs, comparação, comparativo, comparar, comparado com, comparado a, frente a, ou, prós e contras, vantagens e desvantagens, a favor e contra, diferença, diferenças, diferença entre, diferenças entre, o que é melhor, qual é melhor, qual é o melhor, qual escolher, escolher entre, o que compensa mais',
    howto:
      'como fazer, como criar, como organizar, como preparar, como escolher, como escrever, como redigir, como usar, como utilizar, como instalar, como montar, como reduzir, como melhorar, como evitar, como gerir, como gerenciar, como lançar, como construir, como cultivar, como cuidar, como cozinhar, como aprender, como ensinar, como conduzir, como encontrar, como conseguir, como contratar, como economizar, como poupar, como proteger, como abrir, como começar, como iniciar, como plantar, como consertar, como reparar, como limpar, como calcular, como preencher, como atender, como vender, como investir, como empreender, como implementar, como implantar, como planejar, como planear, como aumentar, como ser, como ter, como dormir, como comer, como falar, como resolver, como motivar, como se preparar, como se proteger, como agir, como medir, como apresentar, como podar, como lidar, como receber, guia para, guia de, guia prático, dicas para, dicas de, dicas, truques, boas práticas, melhores práticas, passos para, passo a passo, manual de, tutorial*, receita de, primeiros passos, para iniciantes, maneiras de, formas de',
    history:
      'história de, história do, história da, história dos, história das, a história, breve história, história, origens, origem de, origem do, origem da, nascimento de, nascimento do, nascimento da, ascensão de, ascensão e queda, declínio de, declínio do, evolução histórica, ao longo dos séculos, através dos tempos, através dos séculos, ontem e hoje, crônica de, cronologia de',
    training:
      'treinamento*, formação*, capacitação*, curso de, curso sobre, minicurso*, oficina de, oficina sobre, workshop*, integração de novos, onboarding*, aula de, aula sobre, lição*, unidade didática, seminário*, sensibilização*, conscientização*, consciencialização*, diálogo de segurança, dds, instrução em, reciclagem profissional, primeiros socorros, aprender a, acolhimento de novos, módulo de formação, aulão',
    pitch:
      'pitch*, pitch deck, investidor*, rodada de investimento, ronda de investimento, rodada seed, captação de recursos, captação de investimento, angariação de fundos, levantar capital, capital semente, ideia de negócio, ideia de produto, modelo de negócio, plano de negócio, plano de negócios, apresentação de vendas, proposta comercial, crowdfunding, financiamento coletivo, financiamento para, nossa startup, patrocínio*, candidatura a, edital*',
    plan: 'plano, plano de, planos, plano de ação, plano de projeto, plano do projeto, plano de marketing, plano de lançamento, plano de trabalho, plano de implementação, plano de implantação, plano estratégico, plano anual, planejamento*, planeamento*, planejar, planear, roadmap*, roteiro de implantação, estratégia*, cronograma, calendário, lançamento*, abertura do projeto, início do projeto, arranque do projeto, kick-off*, kickoff*, programa de, programa para, campanha*, projeto de, projecto de, preparação de, preparação da, preparação do, orçamento para',
    report:
      'relatório*, balanço*, resultados, prestação de contas, status do projeto, status report, andamento do projeto, andamento da obra, ponto de situação, revisão*, retrospectiva*, retrospetiva*, acompanhamento, situação do projeto, resumo do ano, resumo do trimestre, resumo mensal, trimestral, mensal, semestral, fechamento do mês, fechamento do trimestre, fechamento do ano, fecho do ano, fecho do trimestre, avaliação*, ata, atualização*, relatório anual, desempenho do trimestre, report, reporte',
    problem:
      'absenteísmo, absentismo, escassez, falta de, ruído, barulho, vandalismo, bullying, assédio, desperdício*, atrasos, reclamações, queixas, rotatividade, turnover, perdas de, furtos, roubos, acidentes, estiagem, evasão escolar, abandono escolar, despovoamento, solidão, problema com, problemas com, o problema, combate ao, combate à, combate aos, combate às, luta contra, lutar contra, contra o, contra a, contra os, contra as, reduzir, redução de, redução do, redução da, redução dos, redução das, diminuir, menos lixo, menos plástico, menos desperdício, consultas perdidas',
    welcome:
      'boas-vindas, bem-vindo, bem-vinda, bem-vindos, bem-vindas, acolhimento de novos, acolhida, recepção de novos, receção de novos, novos voluntários, novas voluntárias, novos membros, novos sócios, novos associados, novos funcionários, novos colaboradores, novos colegas, novos aprendizes, jovens aprendizes, novos estagiários, novos alunos, novos moradores, novos pais, novas famílias, recém-chegados, primeiro dia',
    venture:
      'abrir um, abrir uma, abrir o nosso, abrir a nossa, abertura de um, abertura de uma, montar um, montar uma, fundar um, fundar uma, criar uma empresa, criar uma associação, criar uma cooperativa, criação de uma empresa, criação de uma associação, criação de uma cooperativa, iniciar um negócio, começar um negócio, negócio próprio, próprio negócio, empresa própria, própria empresa, empreender, por conta própria, start-up, startup',
    advice:
      'sono, dormir bem, dormir melhor, insônia, insónia, saudável, saudáveis, alimentação equilibrada, nutrição, comer bem, comer melhor, estresse, stress, dor nas costas, dores nas costas, tempo de tela, tempo de ecrã, poupar energia, economizar energia, economia de energia em casa, poupar dinheiro, economizar dinheiro, bem-estar, exercício físico, exercícios físicos, atividade física, manter-se ativo, manter a forma, autocuidado, cuidar de, cuidados com, conviver com, viver com, envelhecer bem, envelhecimento ativo, segurança em casa, segurança doméstica',
    rules:
      'regras, regulamento*, regimento interno, normas, código de conduta, código de ética, segurança do trabalho, segurança no trabalho, segurança na obra, segurança no laboratório, segurança na cozinha, higiene, proteção de dados, lgpd, rgpd, senhas, palavras-passe, política de privacidade, política de uso, trabalho isolado',
    event:
      'portas abertas, dia aberto, festival*, festa, festas, feira de livros, feira do livro, feira de ciências, feira de profissões, feira de artesanato, feira livre, excursão, excursões, passeio*, viagem de finalistas, viagem escolar, visita de estudo, concerto, concertos, torneio*, campeonato*, aniversário*, casamento, casamentos, acampamento*, colônia de férias, colónia de férias, reencontro*, confraternização*, dia do esporte, dia do desporto, gincana*, exposição de, exposição sobre, exposições, quermesse*, arraial, bazar',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Visão geral',
    action: 'Ação',
    owner: 'Responsável',
    due: 'Prazo',
    recommended: 'Recomendado',
    and: 'e',
    from: 'de',
    to: 'para',
    audience: 'Público',
    item: 'Item',
    figures: 'Números-chave',
    detail: 'Detalhes',
    question: 'Pergunta',
    total: 'Total',
    summary: 'Resumo',
    sources: 'Fontes',
    amount: 'Valor',
    source: 'Fonte',
    measure: 'Medida',
    risk: 'Risco',
    today: 'a solução atual',
    tomorrow: 'a nova solução',
    toCollect: 'O que reunir para este slide:',
    besides: 'O que mais sabemos',
    versus: 'ou',
    contact: 'Contato',
  },
  stories: {
    change: `
      s 1 A mensagem em uma frase / o que o público deve lembrar
      b 2 Onde estamos hoje: {a} ~ Onde estamos hoje / como funciona agora e quem faz o quê / quanto custa por ano, com a fonte / onde surgem erros, atrasos ou riscos
      c 1 Por que agir agora / Razão | a razão mais forte, com provas / Gatilho | o que faz deste o momento certo / Custo da espera | o que acontece se nada mudar
      v 2 Comparação: {a} e {b} / Custo / Esforço / Controle / Pontos fracos
      b 3 O que importa para o público / sua primeira pergunta / o número que ele acompanha / o que o faria dizer não
      m 2 Quanto custa e quanto economiza / Custos únicos / Custos recorrentes / Economia / Prazo de retorno
      p 1 Como chegar lá / Preparar | requisitos, dados e pessoas / Escolher | critérios e quem decide / Testar | por onde começar e como medir o sucesso / Implantar | ordem, datas e caminho de volta / Revisar | o que verificar e quando
      r 2 Riscos e medidas / o que pode falhar no início / o que pode falhar durante a mudança / o que pode falhar depois
      c 4 Quem precisa estar junto / Patrocínio | quem sustenta a decisão / Equipe | papéis, conhecimentos e tempo necessário / Pessoas afetadas | quem vai trabalhar de outro jeito e o que ajuda
      n 2 O que vem agora / o primeiro passo / a decisão a tomar / a data do próximo relato`,
    explain: `
      b 1 {X}: do que se trata / uma frase simples que todos entendam / onde encontramos isso / o que faz parte e o que não faz
      c 1 O mais importante / Primeiro | o que é preciso saber antes de tudo / Depois | o que resulta disso / Além disso | o que costuma passar despercebido
      p 2 Como isso acontece / No começo | onde, quando e com o quê / Depois | as etapas, em ordem / No fim | o que resulta e para quem
      b 1 Um exemplo / onde e quando / o que aconteceu, com um número / o que isso mostra
      m 3 {X} em números / Tamanho ou quantidade / Evolução / Comparação com algo conhecido
      c 2 O que isso significa para nós / O lado bom | o que ganhamos com isso / O difícil | o que custa ou põe em risco / Em aberto | o que ainda se discute
      b 1 Para lembrar / a frase a lembrar / o que cada pessoa pode fazer com isso / onde ler ou perguntar mais`,
    compare: `
      s 2 A resposta curta / o que combina melhor: {a} ou {b}, em uma frase
      b 2 O que a escolha precisa alcançar / o objetivo / os limites: dinheiro, tempo, pessoas / quem decide e quando
      d 1 {A}: prós e contras / Vantagens | o argumento mais forte a favor | outro, com um número | quem ganha mais / Desvantagens | o que custa ou dificulta | quem seria contra e por quê | como contornar
      d 1 {B}: prós e contras / Vantagens | o argumento mais forte a favor | outro, com um número | quem ganha mais / Desvantagens | o que custa ou dificulta | quem seria contra e por quê | como contornar
      v 1 Lado a lado / Custo / Esforço / Qualidade / Risco
      c 3 O que decide / {A} | a situação em que é claramente melhor / {B} | a situação em que é claramente melhor / Meio-termo | como combinar os dois
      s 1 Nossa recomendação / a sua escolha entre {a} e {b} e a razão decisiva
      n 3 Próximos passos / o primeiro passo depois da decisão / o que dá para testar antes / quando rever a decisão`,
    howto: `
      s 3 O que se ganha com isso / o que o resultado traz, em uma frase
      b 1 O que é preciso antes de começar / ferramentas e materiais / tempo e dinheiro / o que já convém saber
      p 1 Passo a passo / Preparar | o que deve estar pronto e onde / Começar | a primeira ação e como acertar / Continuar | o trabalho principal, com tempos ou quantidades / Concluir | como saber que terminou
      c 2 Erros a evitar / No início | o que mais dá errado e por quê / No meio | o que se esquece / No fim | o que se faz cedo ou tarde demais
      b 2 Como saber se deu certo / como é um bom resultado / o que verificar ou medir / o que mudar se não bastar
      b 4 Dicas de quem tem experiência / um atalho que poupa tempo / um truque para um resultado melhor / o que os especialistas fazem diferente
      b 1 E agora / a primeira coisa a fazer hoje / um próximo nível / onde encontrar ajuda`,
    history: `
      s 2 Por que esta história importa / o que o passado explica sobre hoje, em uma frase
      b 1 O começo / onde e quando tudo começou / quem estava por trás / o que havia antes
      t 1 Os momentos decisivos / ano | o primeiro momento decisivo / ano | uma invenção, um fato ou uma pessoa que mudou tudo / ano | quando chegou a muita gente / ano | a última grande mudança
      c 2 Quem lhe deu forma / Uma pessoa | nome, papel e o que fez / Um lugar | onde cresceu e por que ali / Uma ideia | o que havia de novo
      b 2 O que mudou / como se vivia ou trabalhava antes / o que ficou diferente depois / quem saiu perdendo
      b 2 Onde estamos hoje / a situação atual, com um número e a fonte / o que resta do começo / o que pode vir a seguir
      b 1 Para lembrar / a data a lembrar / o nome a lembrar / uma pergunta para debater`,
    training: `
      b 1 O que você vai saber fazer / o que todos saberão fazer depois da sessão / o que todos saberão / o que muda a partir de amanhã
      c 1 Por que isso importa / Para os outros | o que esperam de nós e o que percebem / Para você | o que fica mais fácil / Se der errado | um caso real e as consequências
      b 1 O básico / o termo mais importante, em palavras simples / a regra que vale sempre / onde está escrita
      p 1 Como fazer certo / Antes | o que saber, verificar e deixar pronto / No começo | o primeiro passo, e como fazê-lo bem / Depois | a parte principal, com passos ou frases para usar / No fim | o que verificar, anotar ou repassar
      d 2 O que fazer e o que evitar / Fazer | um bom hábito | outro | o que fazer em caso de dúvida / Evitar | o erro mais comum | um atalho que prejudica | o que nunca é permitido
      b 2 Prática / um caso do dia a dia, sem nomes / a tarefa, em duplas ou grupos pequenos / como reconhecer uma boa solução
      b 3 Teste o que aprendeu / uma pergunta fácil / uma pergunta com pegadinha / uma pergunta sobre o seu próprio trabalho
      b 1 Onde buscar ajuda / a quem perguntar, com telefone ou e-mail / onde estão as regras / a data da próxima sessão`,
    pitch: `
      s 1 O que fazemos, em uma frase / o que oferecemos, para quem e o que nos diferencia
      c 1 O problema / Quem tem | os clientes e quantos são / Quanto custa | tempo, dinheiro ou transtorno, com fonte / Como se resolve hoje | o que usam e por que não basta
      p 1 Nossa solução / Hoje | como o cliente convive com o problema / Conosco | o que muda no primeiro uso / Resultado | o que melhora depois, com um número
      b 2 O mercado / o tamanho, com fonte / por onde começamos / por que cresce agora
      v 3 O que nos diferencia / Preço / O que o cliente recebe / Rapidez / Pontos fracos
      b 2 Como ganhamos dinheiro / quem paga, quanto e com que frequência / quanto custa conquistar um cliente / quanto sobra por cliente
      b 2 O que já alcançamos / usuários, vendas ou pilotos, com datas / a frase de cliente que melhor resume / o que aprendemos
      c 2 A equipe / Fundação | nome, função e experiência / Fundação | nome, função e experiência / A contratar | a próxima vaga
      b 1 O que pedimos / o valor ou a decisão necessária / para que será usado / o que será alcançado e quando`,
    plan: `
      s 1 O objetivo em uma frase / o que será diferente no fim e em que data
      d 2 O que está incluído e o que não está / Incluído | o primeiro resultado | o segundo | para quem é feito / Não incluído | o que não será feito | o que vem depois | o que outros fazem
      t 1 Marcos / data | início: quem e o que deve estar pronto / data | primeiro resultado visível / data | teste ou aprovação / data | conclusão e entrega
      c 1 Quem faz o quê / Liderança | nome e o que decide / Equipe | nomes, tarefas e tempo por semana / Patrocínio | quem financia e abre caminho
      m 3 O que é preciso / Pessoal / Serviços e licenças / Reserva / Total
      r 1 Riscos e medidas / o que pode atrasar o projeto / o que pode encarecê-lo / o que depende de outros
      c 4 Como trabalhamos juntos / Reuniões | com que frequência e com quem / Decisões | quem decide o quê / Documentos | onde ficam guardados
      n 1 Primeiros passos / a primeira tarefa / a decisão necessária para começar / a próxima reunião`,
    report: `
      s 1 O período em uma frase / como foi e o que é preciso saber
      m 1 Os números principais / Resultado / Variação / Diferença para a meta
      d 1 O que foi bem e o que não foi / Foi bem | o maior sucesso, com um número | o que o tornou possível / Não foi bem | o maior revés, com um número | a causa
      c 2 Em que trabalhamos / Concluído | o que terminou / Em andamento | o que avança e até quando / Bloqueado | o que espera e por quem
      b 2 Perspectivas / a meta do próximo período / o que pode mudá-la / o que precisa acontecer antes
      r 3 Riscos e medidas / o risco mais urgente / um risco que cresceu / um risco a observar
      n 1 Decisões e próximos passos / a decisão necessária agora / o próximo passo / o que será relatado na próxima vez`,
    problem: `
      s 3 O problema em uma frase / o que dá errado, com que frequência e para quem
      m 1 O tamanho do problema / Hoje / Há um ano / Em outros lugares
      c 1 De onde vem / Causa principal | o que aponta para ela / Segunda causa | o que aponta para ela / O que agrava | quando e onde
      b 2 Quem é afetado / quem percebe primeiro / o que isso lhes custa / o que acontece se nada mudar
      d 2 O que já tentamos / Funcionou | uma medida e o que ela mudou / Não funcionou | uma medida e por que não
      c 1 O que podemos fazer / Já | o que não exige dinheiro nem decisão / Este ano | o que precisa ser preparado / A longo prazo | o que elimina a causa
      n 1 Quem faz o quê / a primeira medida / a segunda medida / a terceira medida
      b 2 Como saber se está funcionando / o número que acompanhamos / onde deve estar e até quando / quem verifica e com que frequência`,
    welcome: `
      b 1 Boas-vindas / quem somos, em uma frase / desde quando, quantos somos e onde / por que ficamos felizes com a sua chegada
      c 1 O que fazemos / Para quem | as pessoas que nos procuram / O que recebem | o que lhes damos ou fazemos por elas / O que muda | o último ano em um número
      b 1 As suas tarefas / o que você faz em um dia comum / o que aprende primeiro / do que outros cuidam
      p 2 Como é um dia / Chegar | quando, onde e quem cumprimentar / Trabalhar | as tarefas, em ordem / Encerrar | o que arrumar, anotar e passar adiante
      d 2 O que pedimos e o que oferecemos / Pedimos | horários cumpridos | discrição sobre o que fica entre nós / Oferecemos | alguém que mostra tudo a você | o que é pago, segurado ou gratuito
      b 1 Segurança / saídas, primeiros socorros, extintores / o que ninguém faz sem companhia / para quem ligar, com o número
      c 3 Quem é quem / Liderança | nome e o que perguntar / Parceria | quem acompanha você no início / Escritório | escala, chaves, despesas
      n 1 Os seus primeiros passos / o primeiro dia: quando, onde e o que levar / a apresentação inicial e quem a faz / a conversa depois das primeiras semanas`,
    venture: `
      s 2 A ideia em uma frase / o que vai abrir, onde e para quem
      b 1 Por que aqui e por que agora / quem viria e quantas pessoas / o que falta até agora / o que conta a nosso favor
      c 1 O que oferecemos / A oferta | o que o cliente recebe e a que preço / A diferença | o que não existe por perto / A clientela | quem vem primeiro e quem vem depois
      b 1 Local e equipamento / espaço ou terreno, com tamanho e aluguel / o que é preciso construir ou comprar / o que já existe
      b 2 Licenças e normas / quais licenças, de quem e até quando / higiene, segurança, seguros / quem ajuda com isso
      m 1 Quanto custa e como se paga / Início / Por mês / Capital próprio, empréstimos, apoios / Receita prevista
      c 3 Quem faz / Nós | o que sabemos e podemos fazer / Pessoal | quantas pessoas e para quê / Parceiros | fornecedores, banco, consultores
      t 1 Cronograma / data | licenças e dinheiro / data | obras e compras / data | fase de teste / data | abertura
      r 2 Riscos e medidas / menos clientes que o esperado / custos mais altos / atrasos
      n 1 Próximos passos / a decisão a tomar agora / o primeiro pedido ou orçamento / a próxima reunião`,
    advice: `
      b 1 Por que é importante / o que melhora com isso / quem é afetado, com um número e a fonte / como perceber que algo precisa mudar
      c 1 O que atrapalha / O hábito | o que fazemos sem pensar / As circunstâncias | o que dificulta e para quem / Uma ideia errada | o que muitos pensam e o que é verdade
      c 1 O que ajuda / Já | algo pequeno que todos conseguem / Todos os dias | um hábito que sustenta / Com o tempo | o que leva algumas semanas
      p 2 Como fazer / Antes | o que preparar / Durante | no que prestar atenção / Depois | o que vem a seguir e quando descansar
      d 2 Melhor assim / Melhor | um bom jeito | outro / Melhor não | o que faz mal | o que só alivia por um momento
      b 2 Quando buscar ajuda / sinais a levar a sério / a quem recorrer, com telefone e horário / o que fazer em uma emergência
      b 1 Para lembrar / a primeira coisa a fazer hoje / um lembrete para a parede / onde ler mais`,
    rules: `
      b 1 Por que existem estas regras / o que protegem, e quem / um caso que mostra isso / onde e quando valem
      c 1 As regras mais importantes / Sempre | o que todos fazem / Nunca | o que é proibido / Na dúvida | a quem perguntar antes
      b 2 O que há de novo / o que muda e a partir de quando / o que continua igual / quem se beneficia
      d 1 Certo e errado / Certo | como se faz | outro exemplo / Errado | o que acontece com frequência | por que é um problema
      p 2 Se algo acontecer / Parar | o que vem primeiro / Ligar | para quem, com o número / Ajudar | o que cada pessoa pode fazer / Comunicar | a quem e como
      c 3 Quem é responsável / Pelas regras | nome e telefone / Pelo controle | o que é verificado e quando / Pelas dúvidas | onde e quando
      b 1 O que não esquecer / a regra que mais importa / onde ler as regras / a partir de quando valem`,
    event: `
      b 1 O quê, quando e onde / a ocasião em uma frase / data, início e fim / local e como chegar
      b 1 Para que serve / o que queremos alcançar / quem vem e quantas pessoas / o que levam para casa
      t 1 Programa / hora | boas-vindas / hora | primeira parte / hora | intervalo / hora | segunda parte / hora | encerramento
      c 1 Quem faz o quê / Antes | montagem, convites, compras / No dia | recepção, programa, comida / Depois | arrumação, agradecimentos
      m 2 Quanto custa e quanto arrecada / Espaço e equipamento / Comida e bebida / Receita / Saldo
      b 2 O que os convidados devem saber / ingressos, inscrição, preço / acessos, estacionamento, transporte público / o que levar
      r 3 O que pode dar errado / o tempo / gente demais ou de menos / alguém desiste
      n 1 O que falta fazer até lá / o que reservar primeiro / onde ainda falta ajuda / a última reunião antes do dia`,
  },
  icons: {
    head: 'first',
    details:
      'de, do, da, dos, das, em, no, na, nos, nas, para, com, por, pelo, pela, sobre, e, ao, aos, à, às, até, entre, sem, contra, durante, após',
    negations: 'não, sem, nenhum, nenhuma, nunca, nem, falta, carência, escassez, nada, jamais',
    rows: {
      accessibility: 'acessibilidade, acessível, acessíveis, inclusão, deficiência*, inclusivo*, inclusiva*, pcd',
      activity: 'atividade, atividades, ritmo, sinais vitais',
      'alarm-clock': 'data limite, datas limite, data-limite, vencimento*, urgente*, urgência, prazo final',
      ambulance: 'ambulância*, emergência*, primeiros socorros, urgências, pronto-socorro',
      anchor: 'portos, porto marítimo, portuári*',
      apple: 'nutrição, dieta*, alimentação saudável, fruta*, nutricional*, nutricionais',
      archive: 'arquivamento, arquivo histórico, arquivos históricos, arquivística',
      'arrow-left-right':
        'troca*, intercâmbio*, migração*, migrações, transferência*, passagem de turno, comparação*, comparações, comparar, transição de responsabilidades',
      atom: 'física, átomo*, nuclear*, ciência*, científic*',
      award:
        'certificação*, certificações, prêmio*, prémio*, reconhecimento*, certificado*, acreditação*, selo de qualidade, premiação*, distinção',
      baby: 'bebê*, bebé*, nascimento*, creche*, licença-maternidade, licença parental, maternidade, paternidade, primeira infância',
      'badge-check':
        'qualidade, conformidade, garantia da qualidade, norma, normas, padrões, verificado*, homologação*, compliance',
      banknote:
        'receita*, vendas, faturamento, faturação, salário*, dinheiro, renda, folha de pagamento, fluxo de caixa, tesouraria, venda, remuneração*, rendimento',
      'battery-charging':
        'bateria*, recarga*, ponto de recarga, pontos de recarga, carregador*, pilha, pilhas, carregamento elétrico, posto de carregamento',
      bed: 'hospedagem*, alojamento*, cama, camas, sono, pernoite*, leito, leitos, acomodação*, acomodações',
      bell: 'alerta, alertas, alarme*, notificação*, notificações, lembrete*, aviso, avisos',
      bike: 'bicicleta*, ciclismo, bike, bikes, ciclista*, ciclovia*, ciclofaixa*',
      blocks: 'módulo*, modular*, componente*, blocos',
      'book-open':
        'leitura*, livros, livro, guia*, manual, manuais, documentação, literatura, glossário*, ler, currículo, diretrizes, cartilha*, apostila*, boas práticas',
      bot: 'automação, automatização, robô*, robot*, automátic*, chatbot*, automatizar, assistente virtual, assistentes virtuais, automações',
      brain:
        'inteligência artificial, ia, conhecimento*, aprendizado de máquina, aprendizagem automática, psicolog*, saúde mental, memória, saberes, mentalidade',
      briefcase:
        'emprego*, carreira*, negócio*, trabalho, trabalhos, profissão, profissões, vaga, vagas, consultoria*, empregabilidade, cargo, cargos',
      bug: 'bug, bugs, falha de software, malware, programa malicioso, depuração',
      building:
        'empresa*, escritório*, edifício*, prédio*, sede*, imobiliári*, organização, organizações, companhia*, instalações, imóvel, imóveis, condomínio*',
      bus: 'ônibus, autocarro*, transportes públicos, transporte coletivo, transporte público',
      cake: 'aniversário*, bolo*, festa*, celebração*, celebrações, comemoração*, comemorações, sobremesa*, confeitaria, doces',
      calculator: 'cálculo*, calcular, contabilidade, contábil, contábeis, estimativa*, apuração',
      calendar:
        'calendário*, data, datas, evento*, quando, agenda, cronograma*, compromissos, consulta marcada, linha do tempo, cronologia, programação do evento',
      'calendar-check': 'reserva, reservas, agendamento*, agendar, marcação de consultas, reservar',
      camera: 'câmera*, foto, fotos, fotograf*, máquina fotográfica',
      car: 'carro*, veículo*, automóvel*, automóveis, estacionamento*, frota*, condução, automotiv*, garagem',
      'chart-column':
        'estatística*, resultado*, indicador*, kpi, kpis, medição*, medições, números, métricas, benchmark*, reporte',
      'chart-line':
        'análise*, tendência*, previsão, previsões, projeção*, projeções, analisar, analític*, prognóstico*',
      'chart-pie':
        'participação de mercado, quota de mercado, quotas de mercado, segmento*, segmentação*, repartição, fatia de mercado',
      'circle-check':
        'aprovação*, aprovações, validação*, validações, confirmação*, concluído*, concluída*, aprovado*, aceitação, aceite, finalização, homologado',
      'circle-question-mark': 'pergunta*, dúvida*, faq, perguntas frequentes, questão, questões, incógnita*',
      'circle-x':
        'erro*, falha, falhas, cancelamento*, rejeição*, mito*, queda do serviço, equívoco*, interrupção, interrupções',
      'clipboard-check':
        'teste*, avaliação*, avaliações, auditoria*, inspeção*, inspeções, exame*, prova, provas, revisão, revisões, controle, controles, controlo, verificação*, verificações, ensaio*, vistoria*, testar, verificar, conferência de itens, fiscalização',
      'clipboard-list':
        'plano*, planejamento, planeamento, pesquisa de opinião, requisito*, questionário*, planejar, planear, enquete*, inquérito*, levantamento*, caderno de encargos, necessidades',
      clock:
        'tempo, tempos, horário*, duração, prazo*, horas, hora, atraso*, pontualidade, espera, tempo de espera, minutos, demora',
      cloud: 'nuvem, cloud, saas, hospedagem de sites, computação em nuvem',
      'cloud-rain': 'chuva*, tempestade*, precipitação*, meteorolog*, temporal, temporais, previsão do tempo',
      code: 'software, programação*, código fonte, código-fonte, código, códigos, desenvolvedor*, programador*, desenvolvimento de software, programar, api, apis',
      coffee: 'café, cafés, pausa*, chá, chás, intervalo, intervalos, cafezinho, coffee break',
      cog: 'operações, máquina*, maquinário*, maquinaria, mecanismo*, operação, operacional, operacionais, engrenagem*, engrenagens',
      coins:
        'custo*, gasto*, despesa*, investimento*, financiamento*, finanças, lucro*, financeir*, capital, economia, económic*, econômic*, subsídio*, rentabilidade, fundos, investir, verba*',
      compass:
        'estratégia*, estratégic*, orientação, orientações, princípio, princípios, rumo, governança, bússola, diretriz',
      container: 'contêiner*, contentor*, container*, carga marítima, carregamento*',
      cpu: 'tecnologia*, tecnológic*, hardware, processador*, semicondutor*, chip, chips',
      'credit-card':
        'pagamento*, assinatura*, cartão de crédito, cartões de crédito, mensalidade*, pix, pagar, cartão, cartões',
      crown: 'premium, realeza, monarquia, alto padrão',
      database: 'dados, base de dados, bases de dados, banco de dados, bancos de dados, big data, dado',
      dna: 'genética*, genétic*, gene, genes, dna, biologia, genoma*, hereditariedade',
      dog: 'cachorro*, cão, cães, animal de estimação, animais de estimação, pet, pets, filhote*',
      'door-open':
        'acolhimento, boas-vindas, saída*, chegada, abertura, portas abertas, recepção, receção, entrada principal, recepcionar',
      download: 'download*, baixar, instalação, instalar, descarregar, descarregamento',
      droplet: 'água*, líquido*, fluido*, umidade, humidade, sangue, hidratação, irrigação, saneamento, hídric*',
      dumbbell:
        'esporte*, desporto*, exercício*, academia*, ginásio*, treino*, fitness, esportiv*, desportiv*, atividade física, educação física, musculação, ginástica',
      ear: 'escuta, escutar, audição, ouvir, ouvido*',
      earth:
        'clima, climátic*, planeta*, terra, ecossistema*, mudança climática, mudanças climáticas, alterações climáticas',
      eye: 'visão, transparência, visibilidade, atenção, observação*, vista, transparente*',
      factory:
        'fábrica*, produção, indústria*, fabricação, industrial, industriais, manufatura*, fabrico, fabril, planta industrial',
      'file-text':
        'documento*, contrato*, relatório*, formulário*, licença*, ata, atas, alvará*, regulamento*, requerimento*, artigo*, política de, papelada, termo de, prontuário*, proposta comercial',
      film: 'filme*, cinema*, longa-metragem',
      'fingerprint-pattern': 'identidade*, identificação*, autenticação*, biometr*, biométric*, impressão digital',
      fish: 'peixe*, pesca, pescado*, piscicultura, aquicultura, frutos do mar, marisco*, pesqueir*',
      flag: 'marco, marcos, missão*, país, países, nação*, nações, bandeira*, pontapé inicial, ponto de partida, início',
      flame: 'fogo*, incêndio*, aquecimento, calor, combustão, paixão, esgotamento profissional, burnout',
      'flask-conical':
        'experimento*, experiência científica, química*, químic*, laboratório*, protótipo*, piloto, pilotos, projeto piloto, projeto-piloto, teste piloto, experimentação',
      folder: 'pasta*, arquivos, ficheiros, arquivo',
      footprints:
        'pegada*, caminhada*, caminhar, trilha, trilhas, pedestre*, peão, peões, primeiros passos, próximos passos, passos, a pé',
      fuel: 'combustível*, combustíveis, gasolina*, diesel, gasóleo, etanol, posto de gasolina',
      funnel: 'funil*, filtro*, seleção*, seleções, pré-seleção, pipeline, funil de vendas, triagem, peneira',
      'gamepad-2': 'jogo*, videogame*, videojogo*, gamificação, games, brincadeira*',
      gauge:
        'desempenho, velocidade, capacidade*, eficiência, produtividade, performance, eficácia, painel de controle, painel de bordo, disponibilidade',
      gavel:
        'tribunal*, tribunais, juiz, juízes, sentença*, julgamento*, litígio*, leilão*, leilões, sanção*, sanções, processo judicial, multa, multas',
      gem: 'valor, valores, luxo, proposta de valor, valor agregado, valor acrescentado, excelência',
      gift: 'presente*, bônus, bónus, incentivo*, recompensa*, brinde*, gratificação*, prenda*',
      'git-branch': 'alternativa*, opção, opções, variante*, controle de versão',
      globe:
        'internacional*, internacionais, mundo, mundial*, mundiais, site, sites, página web, internet, global*, globais, web, exterior, estrangeiro',
      'graduation-cap':
        'educação, aprendizagem, aprendizado, estudante*, universidade*, competências, ensino, alun*, educativ*, educacional*, pedag*, professor*, docente*, aprender, estudo, estudos, habilidades, qualificação*, acadêmic*, académic*, faculdade*, universitári*, diploma*',
      hammer:
        'construção, construções, obra, obras, reforma*, implementação, construir, reabilitação de edifícios, execução, artesan*',
      'hand-heart':
        'voluntári*, solidariedade, cuidado*, doação*, doações, voluntariado, solidári*, caridade, filantrop*, responsabilidade social, ação social, cuidar, assistência social',
      handshake:
        'parceir*, parceria*, colaboração*, cooperação, acordo*, confiança, fornecedor*, negociação*, negociações, aliança*, convênio*, convénio*, patrocinador*, patrocínio*, colaborar, compromisso, negociar',
      'hard-drive': 'backup*, cópia de segurança, cópias de segurança, armazenamento, disco rígido, discos rígidos',
      'hard-hat':
        'segurança do trabalho, segurança no trabalho, engenharia*, engenheir*, operári*, saúde e segurança, canteiro de obras, estaleiro*',
      headphones:
        'suporte, atendimento ao cliente, atendimento, call center, central de atendimento, podcast*, helpdesk, pós-venda, sac, apoio ao cliente, áudio',
      heart: 'fidelidade, fidelização, amor, lealdade, empatia, afeto, carinho',
      'heart-pulse': 'saúde, sanitári*, medicina, coração, cardíac*',
      history:
        'história*, histórico*, antecedentes, contexto, passado, origem, origens, retrospectiva*, retrospetiva*, patrimônio, património, trajetória',
      hospital: 'hospital*, hospitais, clínica*, hospitalar*, ubs, upa',
      hotel: 'hotel*, hotéis, hotelaria, hoteleir*, pousada*',
      hourglass: 'paciência, prazo de entrega, prazos de entrega, tempo de preparação',
      house:
        'casa*, habitação, moradia*, aluguel, lar, domicílio*, apartamento*, hipoteca*, residência*, arrendamento*, alugueres, alojamento local, habitacional',
      image: 'imagem, imagens, ilustração*, ilustrações, galeria*',
      inbox: 'caixa de entrada, solicitações, solicitação, reclamação*, reclamações, queixa*, chamados',
      info: 'informação, informações, fatos, factos, info, avisos legais',
      key: 'acesso*, senha*, palavra-passe, palavras-passe, chave de acesso, chaves de acesso, credencial*, credenciais, controle de acesso',
      landmark:
        'bancos, governo*, museu*, prefeitura*, ministério*, instituição*, instituições, política*, político*, parlamento*, democracia, administração pública, setor público, município*, municipal, municipais, câmara municipal, autarquia*, autoridades, órgãos públicos, poder público',
      languages: 'idioma*, língua*, tradução*, traduções, traduzir, multilíngue*, multilingue*, linguagem, linguístic*',
      laptop:
        'computador*, teletrabalho, digitalização, transformação digital, digital, digitais, notebook*, portátil, trabalho remoto, informática*, home office',
      layers: 'arquitetura*, plataforma*, infraestrutura*, estrutura*, camadas, níveis',
      leaf: 'sustentab*, sustentáve*, meio ambiente, ambiental, ecológic*, natureza, emissões, biodiversidade, ambientais, ecologia, co2, carbono, vegan*, vegetarian*, pegada de carbono, desenvolvimento sustentável, orgânic*, emissão, sustentável',
      library: 'biblioteca*',
      'life-buoy':
        'ajuda, ajudas, resgate*, recuperação de desastres, resiliência, apoio, apoios, acompanhamento, assistência, salvamento, recuperação',
      lightbulb:
        'ideia*, inovação*, inovações, solução*, soluções, criatividade, inovador*, inovar, conceito*, inspiração, dica, dicas, invenção*, invenções, iluminação, lições aprendidas, brainstorming',
      link: 'link, links, ligação entre, conexão*, conexões, cadeia de suprimentos, cadeia de abastecimento, vínculo*, dependências, conectar, integração entre',
      'list-checks':
        'tarefa*, prioridade*, ações, medidas, preparação, preparar, ação, lista de verificação, checklist*, critério*, plano de ação, preparativos, pendência*, encaminhamentos',
      lock: 'privacidade, proteção de dados, confidencialidade, lgpd, rgpd, confidencial*, criptografia, encriptação, sigilo*, segredo*',
      magnet:
        'captação, captação de clientes, retenção*, atração*, aquisição de clientes, geração de leads, prospecção',
      mail: 'correio*, contato*, contacto*, carta*, convite*, email*, e-mail*, boletim*, newsletter*, correspondência',
      map: 'mapa*, região*, regiões, território*, territorial, territoriais, geograf*, geográfic*, roteiro*, roadmap*',
      'map-pin':
        'local, locais, localização, endereço*, onde, cidade*, lugar, lugares, bairro*, destino*, zona, zonas, localidade*, freguesia*, moradas',
      medal: 'vencedor*, classificação, medalha*, ranking*, pódio',
      megaphone:
        'divulgação, publicidade, comunicação, campanha*, promoção, promoções, marketing, anúncio*, propaganda*, relações públicas, comunicar, comunicações',
      'message-circle':
        'feedback, diálogo*, conversa*, comentário*, mensagem, mensagens, chat, consulta, consultas, retorno dos clientes, bate-papo',
      'messages-square':
        'reunião*, reuniões, debate*, comunidade*, entrevista*, fórum, fóruns, redes sociais, discussão*, discussões, mesa redonda, roda de conversa',
      mic: 'palco*, palestra*, microfone*, discurso*, voz, orador*, palestrante*, fala, falas',
      microscope: 'microscóp*, diagnóstico*, bactéria*, vírus, patógeno*',
      monitor: 'tela, telas, ecrã*, televisão, monitor, monitores',
      moon: 'noite, noites, lua, noturn*',
      mountain: 'desafio*, montanha*, obstáculo*, serra, cume',
      'mouse-pointer-click':
        'clique*, experiência do usuário, experiência do utilizador, usabilidade, ux, autoatendimento, autosserviço',
      music: 'música*, concerto*, musical, musicais, canção*, canções, festival, festivais, coral, show musical, shows',
      network: 'rede, redes, hierarquia*, organograma*, networking',
      newspaper:
        'imprensa, jornal, jornais, notícia*, mídia, mídias, meios de comunicação, jornalismo, publicação*, publicações, atualidade',
      package: 'produto*, pacote*, embalagem*, mercadoria*, embalagens, encomendas postais, sortimento',
      paintbrush: 'pintura*, artista*, artístic*, redesenho*, decoração',
      palette: 'design*, arte, artes, cor, cores, marca, marcas, branding, identidade visual, designer*',
      pencil:
        'redação*, escrita*, redigir, escrever, rascunho*, conteúdo*, desenho*, esboço*, autor, autores, edição*, editorial',
      percent:
        'desconto*, margem, margens, taxa*, iva, icms, porcentagem*, percentagem*, percentual, juros, alíquota*, cota, cotas',
      phone: 'telefone*, ligação*, chamada*, telefônic*, telefónic*, ligações, linha direta',
      'piggy-bank':
        'poupança, economia de custos, aposentadoria, poupar, reforma antecipada, previdência, pensão*, pensões, economizar, poupanças',
      pill: 'medicamento*, remédio*, fármaco*, farmác*, farmacêutic*, terapia*, tratamento médico, comprimido*, medicação',
      plane:
        'viagem*, viagens, turismo, voo*, aeroporto*, avião*, aviões, férias, aviação, turista*, turístic*, deslocamento*, deslocação*',
      play: 'demo, demos, demonstração*, demonstrações, tutorial, tutoriais',
      plug: 'tomada, tomadas, plugin*, fornecimento elétrico, ligação elétrica, rede elétrica',
      presentation:
        'formação, treinamento*, oficina*, apresentação*, curso*, capacitação, apresentações, seminário*, aula, aulas, webinar*, workshop*, conferência*, coaching, lição*, lições, capacitações, treinar',
      printer: 'impressão em papel, impressora*, imprimir, impressão, impressões',
      puzzle: 'integração*, integrações, complexidade*, compatib*, quebra-cabeça*, integrar',
      'qr-code': 'código qr, códigos qr, qr code*',
      radar: 'vigilância, detecção*, deteção*, monitoramento*, monitorização*, radar*, supervisão*, detectar, detetar',
      radio: 'rádio*, sensor*, antena*, internet das coisas, iot, bluetooth, emissora*',
      receipt:
        'fatura*, nota fiscal, notas fiscais, recibo*, imposto*, tributo*, fiscal, fiscais, tributári*, cupom fiscal',
      recycle:
        'reciclagem, resíduos, economia circular, reciclar, reutilização*, reutilizar, compostagem*, coleta seletiva, recolha seletiva',
      'refresh-cw':
        'mudança*, atualização*, transformação*, renovação*, atualizações, transformações, renovações, ciclo*, melhoria contínua, iteração*, gestão da mudança, transição*, transições',
      rocket:
        'lançamento*, implantação, startup*, start-up*, entrada em produção, arranque*, lançar, aceleração, início rápido, empreendedorismo, inauguração*, implantações',
      route:
        'rota*, percurso*, caminho*, itinerário*, trajeto*, abordagem*, metodologia*, método*, jornada do cliente, estrada*, via',
      ruler: 'tamanho*, dimensão*, dimensões, escopo, âmbito, comprimento*, distância*, superfície*',
      satellite: 'satélite*, gps, órbita*',
      scale:
        'direito*, lei, leis, justiça, ética, igualdade, jurídic*, legislação*, legal, legais, equidade, equilíbrio*, regulação*, regulamentação*, ético*, balança',
      school: 'escola*, colégio*, escolar, escolares, sala de aula, salas de aula, jardim de infância, pré-escola*',
      scissors: 'corte, cortes, costura, cabeleireir*, tesoura*',
      search:
        'pesquisa*, busca*, investigação*, investigações, estudo de mercado, pesquisa de mercado, seo, descoberta*, explorar, exploração*, buscar, pesquisar, investigar, identificar',
      send: 'envio de, enviar, submissão*, remessa*, envio',
      server: 'servidor de dados, centro de dados, data center*, datacenter*, servidores web',
      settings: 'configuração*, configurações, ajuste*, parâmetro*, personalização, configurar, definições',
      'share-2':
        'compartilhar, partilhar, compartilhamento*, partilha*, troca de conhecimento, boca a boca, distribuição, indicação de clientes, indicações',
      shield: 'defesa*, prevenção, imunidade, sistema imunológico, prevenir, proteger, imunitári*',
      'shield-alert':
        'vulnerabilidade*, ameaça*, ciberataque*, ataque*, incidente*, falha de segurança, vazamento de dados, fuga de dados, brecha*',
      'shield-check':
        'segurança, proteção, garantia*, cibersegurança, confiabilidade, fiabilidade, confiável, segurança da informação, proteções',
      ship: 'navio*, barco*, ferry, balsa*, marítim*, exportação*, exportações, importação*, importações, naval',
      shirt: 'roupa*, moda, têxtil, têxteis, vestuário*, uniforme*',
      'shopping-bag': 'consumo, consumidor*, comprador*, shopping, sacola*',
      'shopping-cart':
        'compra*, pedido*, encomenda*, comércio eletrônico, comércio eletrónico, loja online, loja virtual, e-commerce, ecommerce, carrinho*, aprovisionamento*, comprar, suprimentos',
      signature: 'assinar, consentimento*, assinatura eletrônica, assinatura de contrato, assinatura digital',
      smartphone: 'celular*, telemóvel*, telemóveis, aplicativo*, aplicação móvel, app, apps, smartphone*',
      smile:
        'satisfação*, bem-estar, motivação*, felicidade, alegria, ânimo, humor, diversão, clima organizacional, satisfação do cliente',
      snowflake:
        'frio*, inverno*, neve*, gelo*, refrigera*, ar condicionado, ar-condicionado, congela*, geada*, cadeia de frio',
      sparkles: 'novidade*, funcionalidade*, limpeza*, higiene*, novas funcionalidades, magia, simplicidade',
      sprout:
        'semeadura*, semente*, jardim, jardins, jardinagem, horta*, plantio*, desenvolvimento pessoal, crescimento pessoal, sementeira*',
      star: 'avaliações de clientes, reputação, estrela*, favorito*, ponto forte, pontos fortes, destaque, destaques',
      stethoscope:
        'médicos, médicas, doutor*, paciente*, utente*, enfermeir*, enfermagem, consulta médica, exames médicos, médico',
      store:
        'loja*, comércio*, mercado*, varejo, ponto de venda, pontos de venda, supermercado*, retalho, varejist*, vitrine*',
      sun: 'sol, solar*, verão, solares, fotovoltaic*, painéis solares',
      syringe: 'vacina*, injeção*, injeções, vacinação*',
      tag: 'preço*, tarifa*, oferta*, etiqueta*, precificação',
      target: 'objetivo*, meta, metas, público-alvo, propósito*, precisão, finalidade*, alvo, alvos, foco',
      telescope: 'perspectiva*, perspetiva*, futuro*, longo prazo, astronom*, horizonte*, a longo prazo',
      tent: 'acampamento*, camping*, barraca de camping, campismo',
      thermometer: 'temperatura*, febre*, onda de calor, ondas de calor, térmic*, termômetro*, termómetro*',
      'thumbs-down': 'desvantagem*, desvantagens, fraqueza*, ponto fraco, pontos fracos, contras',
      'thumbs-up': 'vantagem*, vantagens, benefício*, recomendação*, recomendações, recomendar, prós, forças',
      ticket: 'ingresso*, bilhete*, ticket*, bilheteria, bilheteira',
      timer:
        'tempo de resposta, tempos de resposta, tempo de entrega, rapidez, rápid*, sprint*, tempo de ciclo, agilidade',
      tractor:
        'agricultur*, agrícola*, trator*, fazenda*, agricultor*, pecuári*, agropecuári*, agro, agronegócio, quinta pedagógica, produtor rural, produtores rurais',
      'traffic-cone':
        'trânsito, tráfego, congestionamento*, engarrafamento*, gargalo*, obras na via, bloqueio*, estrangulamento*',
      'train-front': 'trem, trens, comboio*, metrô, metro, ferrovia*, ferroviári*, bonde*, estação de trem',
      'trash-2':
        'lixo*, aterro*, eliminação de, desperdício*, descarte*, excluir, lixeira*, resíduo sólido, resíduos sólidos, detrito*',
      'tree-pine':
        'floresta*, árvore*, florestal, florestais, madeira*, mata, reflorestamento, arborização, parque, parques',
      'trending-down':
        'redução*, perda*, queda*, diminuição*, reduções, declínio*, recessão*, reduzir, diminuir, desaceleração, retração',
      'trending-up':
        'crescimento, aumento*, melhoria*, progresso*, desenvolvimento, incremento*, expansão*, crescer, melhorar, ampliação*, escalabilidade, avanço*',
      'triangle-alert':
        'risco*, perigo*, problema*, crise*, advertência*, dificuldade*, cautela, ponto de atenção, pontos de atenção',
      trophy:
        'sucesso*, conquista*, concorrência, vitória*, concorrente*, competição*, competições, campeão*, campeonato*, concurso*, triunfo*, competitiv*',
      truck:
        'entrega*, logística, transporte*, envio*, caminhão*, caminhões, camião*, camiões, frete*, mudança de sede, mudança de escritório, mudança de armazém',
      umbrella: 'seguro de saúde, seguros, seguradora*, apólice*, cobertura*, seguro',
      upload: 'upload*, envio de arquivos, publicar, publicação online',
      user: 'pessoa, perfil, perfis, responsável, gerente*, líder, líderes, gestor*, encarregad*',
      'user-check': 'cliente*, membro*, clientela, associad*, assinante*, presença, elegibilidade, filiad*',
      'user-plus':
        'contratação*, recrutamento, inscrição*, cadastro*, contratações, inscrições, integração de novos, onboarding, novos clientes, novos membros, candidatura*, candidato*, contratar, seleção de pessoal, matrícula*, registro de usuários',
      users:
        'equipe*, equipa*, pessoal, pessoas, funcionários, usuário*, utilizador*, visitante*, família*, população, quem, público, participante*, trabalhador*, colaborador*, recursos humanos, rh, cidadã*, cidadãos, morador*, colega*, talento*, grupo*, gente, partes interessadas, habitantes, funcionári*, plateia, servidores públicos',
      utensils:
        'alimentação, comida*, restaurante*, cozinha*, refeição*, refeições, almoço*, jantar*, catering, cantina*, refeitório*, merenda*, cardápio*, ementa*, alimento*, alimentar, cozinhar, gastronomia, lanche*, marmita*',
      video: 'vídeo*, videochamada*, videoconferência*, streaming, gravação*, gravações',
      'volume-2': 'som, sons, ruído*, barulho*, acústic*, sonor*',
      vote: 'voto*, votação*, eleição*, eleições, decisão*, decisões, votações, referendo*, eleitor*, votar, decidir, consulta popular',
      wallet: 'orçamento*, carteira, carteiras, orçamentári*, orçamental',
      warehouse: 'armazém, armazéns, estoque*, inventário*, depósito*, stock, galpão*, almoxarifado*, existências',
      watch: 'relógio inteligente, relógios inteligentes, smartwatch*, dispositivos vestíveis',
      waves:
        'mar, mares, oceano*, onda, ondas, maré*, rio, rios, inundação*, inundações, enchente*, natação, piscina*, costa, litoral, praia*, lago*, marinh*',
      wheat: 'trigo*, cereal, cereais, pão, pães, padaria*, colheita*, safra*, farinha*, grão, grãos',
      wifi: 'wifi, wi-fi, sem fio, conectividade, fibra óptica, fibra ótica, banda larga',
      wind: 'vento*, eólic*, ventilação*, ar, qualidade do ar, respiração*',
      workflow: 'processo*, fluxo de trabalho, fluxos de trabalho, workflow*, procedimento*',
      wrench:
        'manutenção, reparo*, reparação*, ferramenta*, conserto*, reparar, consertar, assistência técnica, suporte técnico, equipamento*, reparações',
      zap: 'energia*, eletricidade, impacto*, elétric*, energétic*, ganhos rápidos, vitórias rápidas, potência',
    },
  },
};
