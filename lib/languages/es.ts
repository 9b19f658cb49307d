import type { Language } from './language';

export const language: Language = {
  tag: 'es-ES',
  name: 'Spanish',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      'a el la los las de del y en para con una un por que es se al como cómo más su sus sobre son nuestro nuestra nuestros este esta entre sin desde hasta qué o diapositivas diapositiva presentación crea haz prepara hazme necesito',
    letters: 'ñ¿¡',
    sample:
      'nuestra empresa quiere crecer este año y debemos pensar en lo que nuestros clientes realmente necesitan la gente trabaja mejor cuando sabe por qué el cambio es importante cada equipo tiene un plan con objetivos claros para el próximo trimestre ingresos costes ganancias empleados formación salud seguridad conocimientos escuela profesores aprendizaje historia ciencia tiempo clima energía agua comida cocina viaje ciudad calles edificios casas amigos familia niños resumen introducción conceptos básicos consejos ideas estado del proyecto atención al cliente desarrollo de productos ventas mercadotecnia marca alimentación saludable pájaros árboles flores jardín música películas libros máquina calidad prueba cadena de suministro entrega almacén pago pedido gestión dirección datos semanal mensual anual reunión resultados preguntas respuestas desafíos oportunidades próximos pasos responsabilidad comunidad futuro sociedad economía medio ambiente sostenibilidad renovables digitalización contratación transporte estación bicicleta hospital cuidados factura impuestos contrato estrategia informe presupuesto medidas calendario tareas debilidades fortalezas riesgos personal compras vacaciones oficina calefacción electricidad crecimiento envejecimiento hoy mucho siempre mejor ellos sus hacia desde nuevo trabajo viviendas huerto mercado mercados perros gatos mudanza barrio ventas a favor',
  },
  regions: [
    {
      tag: 'es-MX',
      decimal: '.',
      fewest: 2,
      marks:
        'méxico mexicano mexicana mexicanos mexicanas cdmx guadalajara monterrey puebla querétaro jalisco yucatán computadora computadoras celular celulares imss issste sat infonavit cfdi rfc mxn ustedes boleto boletos licenciatura checar platicar mezclilla chamba',
      against:
        'españa español española españoles españolas ordenador ordenadores móvil móviles vosotros vosotras vuestro vuestra vuestros vuestras iva euro euros € eur argentina argentino colombia chile perú',
    },
    {
      tag: 'es-AR',
      fewest: 2,
      marks:
        'argentina argentino argentinos argentinas caba afip anses monotributo bonaerense rosarino vos querés podés tenés haceme mostrá incluí laburo che celular celulares',
      against:
        'españa española ordenador ordenadores móvil móviles vosotros vuestra méxico mexicano mxn colombia chile € euro euros iva',
    },
    {
      tag: 'es-CO',
      fewest: 2,
      marks:
        'colombia colombiano colombiana colombianos colombianas bogotá medellín cali barranquilla bucaramanga antioquia cundinamarca dian cop eps sena celular celulares computador computadores',
      against: 'españa ordenador móvil vosotros méxico mexicano mxn argentina chile € euro euros',
    },
    {
      tag: 'es-CL',
      fewest: 2,
      marks:
        'chile chileno chilena chilenos chilenas valparaíso antofagasta clp uf sii afp isapre fonasa rut intendencia celular celulares computador computadores',
      against: 'españa ordenador móvil vosotros méxico mexicano mxn argentina colombia € euro euros',
    },
  ],
  languageNames: {
    en: 'inglés, inglesa',
    de: 'alemán, alemana',
    fr: 'francés, francesa',
    es: 'español, española, castellano, castellana',
    pt: 'portugués, portuguesa',
    it: 'italiano, italiana',
    nl: 'neerlandés, neerlandesa, holandés, holandesa, flamenco',
    pl: 'polaco, polaca',
    tr: 'turco, turca',
    ru: 'ruso, rusa',
    ar: 'árabe',
    he: 'hebreo, hebrea',
    hi: 'hindi',
    zh: 'chino, china, mandarín, cantonés',
    ja: 'japonés, japonesa',
    ko: 'coreano, coreana',
  },
  counting: {
    from1:
      'un/uno/una/sola/única dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiuna/veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta',
    unitsOfTens: 'uno/una/un dos tres cuatro cinco seis siete ocho nueve',
    join: '{t} y {u}',
    more: 'un_par_de=2 media_docena=6 una_decena=10 decena=10 una_docena=12 docena=12 una_quincena=15 una_veintena=20 veintena=20 una_treintena=30',
    ordinals:
      'primero/en_primer_lugar/lo_primero/primer_punto segundo/en_segundo_lugar/lo_segundo tercero/en_tercer_lugar/lo_tercero cuarto/en_cuarto_lugar quinto/en_quinto_lugar sexto séptimo octavo noveno décimo',
  },
  calendar: {
    months:
      'enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago septiembre/setiembre/sept/sep octubre/oct noviembre/nov diciembre/dic',
    weekdays: 'lunes/lun martes miércoles/mié jueves/jue viernes/vie sábado/sáb domingo/dom',
    quarter: 't, q, trimestre, trim',
    half: 's, h, semestre, sem',
    periods:
      'semana, semanas, sem, mes, meses, día, días, jornada, jornadas, año, años, trimestre, trimestres, quincena, sprint, sprints, hora, horas, sesión, sesiones, clase, temporada, curso, ejercicio, etapa',
    around:
      'antes de, antes del, para, para el, para el día, hasta, hasta el, desde, desde el, a partir de, a partir del, en, el, del, a, al, de, hacia, mediados de, a mediados de, principios de, a principios de, inicios de, finales de, a finales de, fines de, fin de, fin del, inicio de, inicio del, comienzos de, entre, a más tardar, a más tardar el, tras, después de, con fecha, vence, límite',
    relative:
      'hoy, mañana, ayer, pasado mañana, anteayer, esta semana, la semana que viene, semana que viene, la próxima semana, próxima semana, la semana pasada, semana pasada, este mes, el mes que viene, mes que viene, el próximo mes, próximo mes, el mes pasado, este año, el próximo año, el año que viene, el año pasado, asap, lo antes posible, cuanto antes, inmediato, inmediatamente, de inmediato, ya, ahora, en curso, continuo, permanente, fin de semana, fin de mes, fin de año, por definir, por confirmar',
  },
  scales: {
    '1e3': 'k, mil, miles',
    '1e6': 'm, mm, mill, mln, mio, millón, millones',
    '1e9': 'mil millones, millardo, millardos, bn, mmdd',
    '1e12': 'billón, billones',
  },
  partOf: 'de',
  units:
    'por ciento, puntos porcentuales, punto porcentual, puntos básicos, puntos, punto, pp, personas, persona, habitantes, horas, hora, h, minutos, minuto, min, segundos, segundo, seg, días, día, semanas, semana, meses, mes, años, año, euros, euro, céntimos, pesos, dólares, dólar, soles, libras, toneladas, tonelada, kilos, kilo, gramos, kilómetros, metros, metro, centímetros, hectáreas, litros, litro, metros cuadrados, metros cúbicos, kilovatios, megavatios, grados, usuarios, usuarias, clientes, empleados, empleadas, trabajadores, trabajadoras, puestos, fte, unidades, uds, artículos, piezas, equipos, vehículos, estudiantes, alumnos, alumnas, niños, visitantes, visitas, entradas, boletos, tickets, solicitudes, llamadas, pedidos, socios, miembros, expedientes, casos, sedes, tiendas, oficinas, hogares, viviendas, pacientes, camas, plazas, asientos, habitaciones, viajes, descargas, suscriptores, participantes, voluntarios, encuestados, sesiones, votos, noches, pernoctaciones, menús, raciones, veces, páginas, ejemplares, árboles, incidencias, familias, vecinos, proyectos',
  words: {
    slide:
      'diapositiva, diapositivas, dispositivas, diapo, diapos, lámina, láminas, filmina, filminas, slide, slides, transparencia, transparencias',
    page: 'página, páginas, pág, págs, hoja, hojas',
    deck: 'presentación, presentaciones, deck, decks, powerpoint, power point, ppt, pptx, exposición, charla, charlas, ponencia, ponencias, keynote, pitch, pitch deck, slidedeck, conferencia, webinar, diaporama, presentación de powerpoint, pase de diapositivas, presen, presentacion',
    make: 'crea, cree, crear, creame, créanos, haz, haga, hagas, hagan, hacer, hazme, haznos, hacé, haceme, genera, genere, generar, genérame, prepara, prepare, preparar, prepárame, prepáranos, elabora, elabore, elaborar, elabórame, diseña, diseñe, diseñar, diséñame, escribe, escriba, escribir, redacta, redacte, redactar, resume, resuma, resumir, resúmeme, sintetiza, sintetizar, arma, arme, armar, ármame, construye, construya, construir, monta, montar, móntame, convierte, convierta, convertir, transforma, transforme, transformar, pasa, pase, pasar, pásame, pon, ponga, poner, ponme, estructura, estructure, estructurar, desarrolla, desarrolle, desarrollar, produce, producir, realiza, realice, realizar, dame, danos, deme, denos, esboza, esbozar, bosqueja, condensa, condensar, compón, componer, presenta, presente, presentar, traduce, traducir, saca, sacar, sácame, propón, proponer, organiza, organizar, ordena, ordenar, adapta, adaptar, formula, confecciona, confeccionar',
    show: 'muestra, muestre, mostrar, muéstrame, mostrá, enseña, enseñar, usa, use, usar, utiliza, utilice, utilizar, emplea, emplear, incluye, incluya, incluir, incluí, añade, añada, añadir, agrega, agregue, agregar, pon, ponga, poner, poné, mete, meter, inserta, insertar, representa, represente, representar, visualiza, visualice, visualizar, grafica, grafique, graficar, dibuja, dibujar, destaca, destaque, destacar, resalta, resalte, resaltar, subraya, subrayar, menciona, mencione, mencionar, cita, citar, lista, listar, enumera, enumerar, ilustra, ilustrar, compara, compare, comparar, contrapón, enfoca, enfócate, céntrate, centra, enfatiza, enfatice, enfatizar, recalca, recalcar, divide, divida, dividir, separa, separar, agrupa, agrupar, resume, resuma, resumir, explica, explique, explicar, describe, describa, describir, detalla, detallar, presenta, presente, presentar, coloca, colocar, reserva, dedica, dedicar, cubre, cubrir, aborda, abordar, empieza, empiece, abre, integra, integrar, incorpora, incorporar, marca, señala, señalar, recoge, recoger, contempla',
    keep: 'mantén, mantenga, mantener, manténgalo, manténlo, limita, limite, limitar, limítate, evita, evite, evitar, asegúrate, asegúrese, asegurar, procura, procure, cuida, respeta, respete, respetar, quita, quitar, elimina, elimine, eliminar, omite, omita, omitir, deja, deje, dejar, deja fuera, ignora, ignorar, salta, saltar, no uses, no use, no pongas, no ponga, no incluyas, no incluya, no añadas, no metas, no, nada de, no más de, nunca, jamás, solo, únicamente, solamente, sin, máximo, debe, deben, debería, deberían, que no, hay que, tiene que, tienen que, cíñete, cíñase, ajústate, ajústese, que sea, que quede, sé breve, sea breve, con cuidado, ojo con, procura que, prescinde',
    want: 'necesito, necesitamos, necesita, necesitan, quiero, queremos, quiere, quisiera, quisiéramos, querría, querríamos, me gustaría, nos gustaría, me hace falta, nos hace falta, hace falta, hacen falta, busco, buscamos, deseo, deseamos, debe, deben, debería, deberían, tiene que, tienen que, tendría que, hay que, requiero, requerimos, requerido, necesario, necesaria, espero, esperamos, pido, pedimos, ando buscando, ocupo, me urge, nos urge, preciso, precisamos, solicito, solicitamos',
    please:
      'por favor, porfa, porfi, porfavor, please, pls, puedes, podrías, puede, podría, podéis, podríais, pueden, podrían, podés, me puedes, me podrías, nos puedes, me haces, me harías, sería genial, sería ideal, sería bueno, estaría bien, estaría genial, gracias, muchas gracias, ayúdame, ayúdanos, ayúdenme, si es posible, si puede ser, de ser posible, a ser posible, preferiblemente, idealmente, de preferencia, te agradezco, te agradecería, le agradecería, se agradece, serías tan amable, sería tan amable, tendrías, hágame el favor, hazme el favor',
    ourselves: 'yo, nosotros, nosotras, me, mí, nos, mis, nuestro, nuestra, nuestros, nuestras, conmigo',
    below:
      'abajo, a continuación, más abajo, de abajo, siguiente, siguientes, adjunto, adjunta, adjuntos, adjuntas, este texto, el texto, mi texto, estas notas, las notas, mis notas, nuestras notas, mis apuntes, estos apuntes, los apuntes, este correo, este mail, este email, este hilo, este chat, esta conversación, estos datos, los datos, esta tabla, la tabla, estas cifras, las cifras, estos números, los números, esta lista, este documento, el documento, este informe, el informe, esta acta, el acta, este artículo, esta transcripción, la transcripción, este csv, este fichero, este archivo, esta exportación, aquí está, aquí están, aquí tienes, aquí tiene, aquí van, aquí va, aquí te dejo, aquí os dejo, te paso, os paso, a partir de, a partir del, a partir de estas, a partir de estos, con base en, en base a, basado en, basada en, basándote en, basándose en, partiendo de, según, según estas notas, de este, de esta, de estos, de estas, notas en bruto, pego, pegado, texto pegado, fuente, lo anterior, lo siguiente, esto',
    about:
      'sobre, acerca de, acerca del, respecto a, respecto al, con respecto a, en torno a, en torno al, relativo a, relativa a, titulada, titulado, tituladas, llamada, llamado, con el título, bajo el título, con título, cuyo título, cuyo tema, tema, el tema, que trate de, que trate sobre, que hable de, que hable sobre, que trata de, que trata sobre, que explique, que explica, para explicar, explicando, que presente, que presenta, presentando, que compare, que compara, comparando, que describa, que muestre, dedicada a, dedicado a, referente a, de cómo, de por qué, concerniente a, que resuma',
    for: 'para, dirigida a, dirigido a, dirigida al, dirigido al, dirigidas a, dirigida a los, dirigida a las, destinada a, destinado a, destinada al, destinado al, orientada a, orientado a, orientada al, pensada para, pensado para, enfocada a, enfocado a, ante, ante el, ante la, frente a, delante de, presentar a, presentar al, presentar ante, para presentar a, para presentar al, para presentar ante, exponer ante, convencer a, convencer al, público, el público es, el público son, con destino a, de cara a, dirigidos a, dirigidos al, dirigidas al, destinados a, destinados al, destinadas a, destinadas al, orientado al, orientados a, orientados al, orientadas a, orientadas al',
    people:
      'estudiante, estudiantes, alumno, alumnos, alumna, alumnas, alumnado, escolares, universitarios, bachillerato, primaria, secundaria, clase, clases, grupo, grupos, niños, niñas, niño, adolescentes, jóvenes, adultos, principiante, principiantes, novatos, equipo, equipos, cliente, clientes, clienta, clientas, clientela, empleado, empleados, empleadas, trabajador, trabajadores, trabajadoras, colaborador, colaboradores, colaboradoras, operarios, operarias, personal, plantilla, directivo, directivos, directivas, director, directora, directores, directoras, dirección, dirección general, ejecutivo, ejecutivos, gerente, gerentes, gerencia, gerencia general, jefe, jefa, jefes, jefatura, mandos, mandos intermedios, responsables, responsable, encargados, encargadas, coordinadores, supervisores, ceo, cfo, cto, coo, junta, junta directiva, junta de accionistas, junta de vecinos, junta de propietarios, directorio, comité, comité de dirección, comité ejecutivo, comité de empresa, comité de seguimiento, consejo, consejo de administración, consejo escolar, consejo directivo, patronato, accionistas, accionista, inversor, inversores, inversoras, inversionista, inversionistas, socio, socios, socias, banco, bancos, proveedores, proveedor, distribuidores, partners, padres, madres, padres de familia, familia, familias, ampa, apoderados, paciente, pacientes, familiares, cuidadores, médico, médicos, médicas, doctores, enfermeros, enfermeras, enfermería, sanitarios, farmacéuticos, profesor, profesora, profesores, profesoras, profesorado, docentes, maestros, maestras, claustro, formadores, empresa, empresas, empresarios, empresarias, emprendedores, emprendedoras, emprendedor, autónomos, pymes, pyme, startup, startups, público, público general, público en general, audiencia, asistentes, participantes, oyentes, desarrolladores, programadores, ingenieros, ingenieras, técnicos, técnicas, expertos, expertas, especialistas, no especialistas, legos, voluntarios, voluntarias, voluntariado, vecinos, vecinas, vecindario, residentes, comunidad, comunidad de propietarios, ciudadanos, ciudadanas, ciudadanía, inquilinos, propietarios, jurado, tribunal, prensa, periodistas, compañeros, compañeras, colegas, becarios, practicantes, aprendices, nuevos empleados, nuevos ingresos, nuevas incorporaciones, recién llegados, recién incorporados, vendedores, vendedoras, comerciales, equipo comercial, fuerza de ventas, ventas, compradores, fundadores, miembros, afiliados, donantes, patrocinadores, mecenas, visitantes, turistas, viajeros, huéspedes, agricultores, agricultoras, ganaderos, abogados, abogadas, juristas, contables, contadores, rrhh, recursos humanos, departamento, departamentos, sindicato, sindicatos, asamblea, asamblea general, reunión, congreso, seminario, jornada, feria, colegio, escuela, instituto, universidad, hospital, ayuntamiento, alcalde, alcaldesa, alcaldía, concejales, pleno, ministerio, gobierno, funcionarios, cocineros, camareros, conductores, choferes, repartidores, entrenadores, jugadores, usuarios, usuarias, personas mayores, mujeres, hombres, todos, todas, todo el mundo, stakeholders, partes interesadas, franquiciados, candidatos, auditores, club, asociación, asociaciones, ong, fundación',
    each: 'por, cada, cada uno, cada una, en cada, por cada, para cada, todas las, todos los',
    word: 'palabra, palabras, viñeta, viñetas, punto, puntos, bullet, bullets, bullet points, línea, líneas, renglón, renglones, frase, frases, oración, oraciones, caracteres, ideas, guiones',
    minute: 'minuto, minutos, min, mins, hora, horas, h, media hora, cuarto de hora, tres cuartos de hora',
    exactly:
      'exactamente, precisamente, solo, solamente, únicamente, justo, en total, total, ni más ni menos, exactas, exactos, justas, nada más, estrictamente, contando la portada',
    around:
      'unas, unos, aproximadamente, alrededor de, cerca de, más o menos, aprox, en torno a, sobre, como, quizá, quizás, tal vez, digamos, casi, idealmente, poco más o menos, a lo sumo unas',
    atMost:
      'como máximo, como mucho, a lo sumo, máximo, máx, máximo de, un máximo de, no más de, hasta, menos de, o menos, que no pase de, que no pasen de, que no supere, que no superen, sin pasar de, sin superar, no superar, limitado a, limitada a, tope, tope de, dentro de, por debajo de, inferior a',
    atLeast:
      'al menos, por lo menos, como mínimo, mínimo, mín, mínimo de, un mínimo de, no menos de, más de, o más, a partir de, superior a, cuando menos, siquiera',
    to: 'a, o, u, hasta, y, al',
    and: 'y, e, más, además, así como, junto con, también',
    no: 'no, sin, ni, nada, ningún, ninguna, ninguno, nunca, jamás, tampoco, evita, evite, evitar, en vez de, en lugar de, excepto, salvo',
    begin:
      'empieza, empiece, empezar, empezando, empecemos, comienza, comience, comenzar, comenzando, inicia, inicie, iniciar, iniciando, abre, abra, abrir, abriendo, arranca, arranque, arrancar, primero, primera diapositiva, al principio, al inicio, para empezar, para comenzar, de entrada, en primer lugar, introducción, apertura',
    end: 'del final, termina, termine, terminar, terminando, finaliza, finalice, finalizar, finalizando, acaba, acabe, acabar, acabando, cierra, cierre, cerrar, cerrando, concluye, concluya, concluir, remata, remate, rematar, al final, al término, para terminar, para acabar, para cerrar, para finalizar, por último, finalmente, última diapositiva, la última, en conclusión, fin',
    language:
      'en, idioma, en idioma, lengua, en lengua, escrito en, escrita en, redactado en, redactada en, traduce al, traducir al, traducido al, traduce, traducir, traducción al, al, versión en, textos en, texto en',
    titleLabel:
      'el mensaje, mensaje clave, título, tema, asunto, tema de la presentación, título de la presentación, título provisional, titular, materia, proyecto, nombre del proyecto, re, rv, encabezado, portada',
    audienceLabel:
      'público, público objetivo, audiencia, destinatarios, dirigido a, dirigida a, para quién, oyentes, lectores, target, asistentes previstos, receptores, a quién va dirigido, a quién va dirigida',
    toneLabel: 'tono, estilo, registro, tono de voz, tone of voice, estilo de redacción',
    countLabel:
      'diapositivas, láminas, slides, número de diapositivas, número de láminas, número de slides, nº de diapositivas, n de diapositivas, cantidad de diapositivas, cantidad de slides, extensión, longitud, páginas, número de páginas, duración en diapositivas, total de diapositivas',
    languageLabel:
      'idioma, idiomas, lengua, idioma de salida, idioma de la presentación, idioma de las diapositivas, lenguaje de salida',
    authorLabel:
      'autor, autora, autores, autoras, ponente, ponentes, presentador, presentadora, presentado por, presenta, expositor, expositora, elaborado por, preparado por, redactado por, realizado por, conferenciante, orador, oradora, facilitador, facilitadora, relator, por',
    dateLabel:
      'fecha, fechado, con fecha, a fecha de, actualizado, actualizado el, actualización, última actualización, última modificación, última revisión, publicado, publicado el, fecha de publicación, vigente desde, en vigor desde, entrada en vigor, fecha de entrada en vigor, fecha del informe, fecha de la reunión, versión del',
    noteLabel:
      'nota, notas, notas del orador, notas del presentador, notas del ponente, notas de orador, notas para el presentador, guion, decir, a decir, texto oral, discurso, apuntes',
    footLabel: 'nota al pie, nota a pie de página, fuente, fuentes, pie',
    variant: 'variante, variantes, versión, versiones, alternativa, alternativas, propuestas, diseños, opciones',
    toReader:
      'escribe solo, escriba solo, habla solo, ignora, ignore, ignorad, olvida, olvide, modelo de lenguaje, chatbot, eres un asistente, usted es un asistente, actúa como, querido lector, haga clic, haz clic, acepta las cookies',
    fromNow:
      'a partir de ahora, de ahora en adelante, en adelante, ahora solo, exclusivamente, únicamente, en su lugar, deben, debe, instrucción, instrucciones, prompt',
    mailLabel:
      'de, para, cc, cco, ccc, copia, con copia, enviado, enviado el, enviado por, fecha, asunto, adjuntos, adjunto, archivos adjuntos, datos adjuntos, importancia, prioridad, recibido, responder a, remitente, destinatario',
    greeting:
      'hola, hola a todos, hola a todas, hola a todos y todas, hola equipo, hola chicos, hola buenas, buenas, muy buenas, buenos días, buenas tardes, buenas noches, buen día, estimado, estimada, estimados, estimadas, estimado equipo, estimados compañeros, querido, querida, queridos, queridas, apreciado, apreciada, apreciados, qué tal, hey, hi, hello, muy señor mío, muy señores míos, a quien corresponda, saludos a todos, señor, señora, señores',
    farewell:
      'saludos, saludos cordiales, un saludo, un cordial saludo, cordiales saludos, saludos a todos, un saludo cordial, muchos saludos, reciba un cordial saludo, reciban un cordial saludo, atentamente, atte, muy atentamente, cordialmente, gracias, muchas gracias, mil gracias, muchísimas gracias, gracias de antemano, gracias por adelantado, gracias a todos, gracias por todo, gracias y saludos, un abrazo, abrazos, un fuerte abrazo, besos, un beso, hasta luego, hasta pronto, hasta mañana, hasta el lunes, nos vemos, quedo atento, quedo atenta, quedo a la espera, quedo a tu disposición, quedo a su disposición, quedamos a su disposición, a la espera de, buen fin de semana, feliz fin de semana, que tengas buen día, que tengan buen día, buen día, feliz día, chao, adiós, slds, sdos, sin otro particular',
    remark:
      'ver abajo, ver más abajo, véase abajo, como hablamos, como comentamos, como acordamos, como quedamos, como te comenté, según lo hablado, según lo acordado, como se acordó, lo prometido, para tu información, para su información, para vuestra información, fyi, avísame, avisadme, avísenme, avisa si, me avisas, dime, decidme, ya me dirás, ya me dices, cualquier duda, cualquier cosa, cualquier consulta, si tienes dudas, si tienen dudas, no dudes en, no duden en, no dude en, enviado desde mi, enviado desde, espero que, esperamos que, espero que estés bien, espero que se encuentre bien, espero que te sirva, quedo pendiente, adjunto, te adjunto, os adjunto, le adjunto, adjunto encontrarás, adjunto te envío, sin prisa, no hay prisa, no corre prisa, de acuerdo, vale, ok, okey, okay, okis, perfecto, genial, estupendo, dale, súper, top, guay, jaja, jajaja, jeje, lol, anotado, entendido, tomo nota, lo miro, me encargo, yo me encargo, sin problema, no hay problema, de nada, con gusto, confidencial, no reenviar, no difundir, no responder, por favor no responda, no responda a este correo, darse de baja, cancelar suscripción, imagen omitida, multimedia omitido, video omitido, audio omitido, documento omitido, sticker omitido, se eliminó este mensaje, este mensaje fue eliminado, eliminaste este mensaje, los mensajes y las llamadas, cifrados de extremo a extremo, se unió al canal, se unió al grupo, salió del grupo, fue añadido, añadió a, creó el grupo, editado, recordatorio, pequeño recordatorio, perdón por la demora, generado automáticamente, transcripción automática, puede contener errores, me oís, se me oye, me escuchan, ven mi pantalla, jaja*, jeje*, buena pregunta, multimedia omitido, cifrados de extremo a extremo, aquí estoy, mensaje reenviado, mensaje original, antes de imprimir, última edición de, última modificación por, te ha sido útil esta página, cookies, política de privacidad, todos los derechos reservados',
    slideLabel: 'diapositiva, diapositivas, diapo, lámina, filmina, slide, slides, página, pantalla, pantallas, hoja',
    stepLabel:
      'paso, pasos, fase, etapa, estadio, parte, ola, oleada, sprint, hito, semana, mes, día, jornada, año, ronda, sesión, lección, clase, acto, época, era, período, trimestre, semestre, tramo, nivel, momento, hora, bimestre',
    optionLabel:
      'opción, variante, alternativa, escenario, plan, elección, propuesta, solución, vía, ruta, itinerario, modelo, paquete, tarifa, plan tarifario, candidato, candidata, oferta, ofertante, licitador, proveedor, enfoque, versión, presupuesto, hipótesis, postura',
    itemLabel:
      'objetivo, meta, punto, tema, capítulo, parte, sección, apartado, módulo, riesgo, principio, razón, motivo, pilar, prioridad, iniciativa, proyecto, lección, unidad, bloque, punto del orden del día, anexo, apéndice, regla, norma, artículo, art, párrafo, pregunta, hallazgo, conclusión, recomendación, decisión, acuerdo, resolución, indicador, kpi, resultado clave, kr, okr, consejo, truco, error, ejemplo, caso, caso de uso, función, funcionalidad, ejercicio, acto, historia, historia de usuario, ticket, incidencia, bug, requisito, acción, medida, eje, línea, línea estratégica, reto, desafío, idea, mito, problema, causa, ventaja, desventaja, lote, entregable, actividad, tarea, estrategia, compromiso, competencia',
    questionLabel: 'p, pregunta, preg, q, faq',
    answerLabel: 'r, respuesta, resp, a',
    nameKey:
      'nombre, denominación, título, concepto, tarea, producto, artículo, descripción, categoría, clave, código, resumen, región, provincia, país, ciudad, municipio, localidad, lugar, sede, sucursal, oficina, tienda, centro, servicio, departamento, área, equipo, función, funcionalidad, característica, indicador, kpi, métrica, proyecto, actividad, hito, tema, cliente, modelo, plan, tarifa, línea, estación, canal, segmento, fuente, origen, tipo, paso, fase, etapa, partida, rubro, criterio, grupo, edificio, máquina, referencia, elemento, ítem, mes, año, trimestre, semana, proveedor, candidato, asignatura, curso, material',
    ownerKey:
      'responsable, responsables, resp, encargado, encargada, a cargo, a cargo de, quién, asignado a, asignada a, asignado, asignada, dueño, dueña, propietario, propietaria, líder, coordinador, coordinadora, contacto, persona, persona responsable, owner, lo hace, ejecuta, titular',
    dueKey:
      'plazo, fecha límite, fecha, fecha objetivo, fecha de entrega, fecha fin, fecha de fin, fecha de vencimiento, fecha prevista, vencimiento, vence, entrega, para cuándo, cuándo, deadline, fin, término, antes de, límite, fecha compromiso',
    statusKey:
      'estado, estatus, status, avance, progreso, situación, etapa, fase, semáforo, hecho, resolución, grado de avance, cumplimiento, salud',
    actionKey:
      'acción, acciones, tarea, tareas, pendiente, pendientes, por hacer, to do, todo, actividad, actividades, qué, medida, medidas, paso, próximo paso, entregable, acuerdo, compromiso, qué hacer',
    hierarchy: 'organigrama, organización, estructura, jerarquía, árbol de factores, reporta a, depende de, jefe',
    horizon: 'ahora, siguiente, después, más adelante, corto plazo, medio plazo, mediano plazo, largo plazo',
    quoteWord:
      'dice, dijo, decía, afirma, afirmó, explica, explicó, señala, señaló, escribe, escribió, subraya, subrayó, destaca, destacó, añade, añadió, agrega, agregó, pregunta, preguntó, responde, respondió, comenta, comentó, cuenta, contó, declara, declaró, asegura, aseguró, sostiene, sostuvo, opina, opinó, reconoce, reconoció, según, en palabras de, de acuerdo con, resumió, recuerda, recordó, relata',
    total:
      'total, totales, total general, suma, conjunto, global, en total, subtotal, promedio, media, en conjunto, todos, todas, acumulado, total acumulado, mediana, gran total',
    genre:
      'acta, transcripción, entrevista, notas, apuntes, registro de cambios, esquema, guion, guión, borrador, memorando, informe, informe de cierre, informe final, hoja de contactos, briefing, resumen, artículo',
    leaveOut:
      'no mencionar, no menciones, no mencione, no mencionen, no hables de, no hablar de, no poner, no pongas, no ponga, no incluir, no incluyas, no incluya, no mostrar, no muestres, deja fuera, dejar fuera, dejad fuera, omite, omitir, omita, excluye, excluir, quita, quitar, quite, sálta*, saltar, sin mencionar, sin hablar de',
    names: 'nombre, nombres',
    brackets: 'corchete, corchetes, paréntesis',
    codes: 'número de ticket, números de ticket, números de tickets, números de incidencia, números de caso',
    contacts: 'teléfono, teléfonos, número de teléfono, números de teléfono, correos, contactos, datos de contacto',
    prices: 'precio, precios, importes, sueldos, tarifas',
    private:
      'interno, nota interna, uso interno, confidencial, no difundir, no reenviar, no para las diapositivas, solo para nosotros, todo, pd, p.d, ps, entre nosotros, preguntar a, pregunta a, pregúntale a, consultar con, ver lista de asistencia, ver anexo, en serio, sí en serio, es broma',
    offer:
      'si quieres, si lo deseas, si desea, si quiere, quieres que, desea que, puedo también, también puedo, por supuesto, claro que sí, claro, aquí tienes, aquí está, aquí tiene, chatgpt',
    imageHint: 'sugerencia de imagen, imagen sugerida, imagen, visual, ilustración, foto, diseño',
    subtitleLabel: 'subtítulo, lema, frase de cierre, frase final',
    askWord:
      'qué, quién, quiénes, cómo, cuándo, cuánto, cuánta, cuántos, cuántas, dónde, adónde, cuál, cuáles, por qué, para qué, para quién, de qué, de quién, con qué, con quién, a quién, a qué, en qué, desde cuándo, hasta cuándo, puedo, podemos, se puede, es posible, hay, existe, existen, debo, debemos, tengo que, tenemos que, conviene, vale la pena, cada cuánto, qué pasa',
  },
  tones: {
    formal:
      'formal, formales, oficial, oficiales, profesional, profesionales, serio, serios, institucional, institucionales, corporativo, corporativa, protocolario, protocolaria, solemne, empresarial, respetuoso, respetuosa, formalmente',
    plain:
      'sencillo, sencilla, sencillos, sencillas, simple, simples, claro, clara, claros, claras, neutro, neutra, neutral, objetiva, factual, sobrio, sobria, directo, directa, fácil de entender, fácil, comprensible, accesible, accesibles, didáctico, didáctica, pedagógico, pedagógica, conciso, concisa, escueto, escueta, llano, llana, lenguaje llano, lenguaje claro, lenguaje sencillo, sin jerga, sin tecnicismos, sin florituras, al grano, minimalista, divulgativo, divulgativa, sintético, sintética',
    persuasive:
      'convincente, convincentes, persuasivo, persuasiva, persuasivos, contundente, contundentes, vendedor, vendedora, impactante, impactantes, asertivo, asertiva, llamativo, llamativa, atractivo, atractiva, argumentativo, argumentativa, que convenza, que venda, potente, audaz, atrevido, atrevida',
    inspiring:
      'inspirador, inspiradora, inspiradores, inspiradoras, motivador, motivadora, motivadores, motivadoras, motivacional, entusiasta, emotivo, emotiva, emocional, visionario, visionaria, positivo, positiva, optimista, enérgico, enérgica, cálido, cálida, alentador, alentadora, apasionado, apasionada, esperanzador, esperanzadora, ilusionante, que inspire, que motive',
    playful:
      'divertido, divertida, divertidos, divertidas, informal, informales, lúdico, lúdica, desenfadado, desenfadada, cercano, cercana, ameno, amena, gracioso, graciosa, simpático, simpática, humorístico, humorística, con humor, relajado, relajada, distendido, distendida, amigable, amistoso, amistosa, alegre, juguetón, juguetona, coloquial, casual',
    technical:
      'técnico, técnica, técnicos, técnicas, científico, científica, académico, académica, académicos, especializado, especializada, detallado, detallada, a fondo, en profundidad, exhaustivo, exhaustiva, riguroso, rigurosa, de experto',
  },
  forms: {
    chart:
      'gráfico, gráficos, gráfica, gráficas, diagrama, diagramas, visual, visuales, visualización, visualizaciones, esquema, chart, infografía, gráficamente, en un gráfico, como gráfico, en una gráfica, representación gráfica',
    line: 'gráfico de líneas, gráfica de líneas, gráfico lineal, gráfica lineal, gráfico de línea, línea, líneas, curva, curvas, tendencia, tendencias, evolución, a lo largo del tiempo, en el tiempo, con el tiempo, mes a mes, por meses, trimestre a trimestre, año a año, año tras año, serie temporal, serie histórica, trayectoria, progresión, desarrollo en el tiempo',
    bar: 'gráfico de barras, gráfica de barras, diagrama de barras, barras, barra, gráfico de columnas, gráfica de columnas, columnas apiladas, barras apiladas, histograma, ranking, clasificación, clasificado, top 5, top 10, ordenado por, ordenados de mayor a menor, de mayor a menor',
    doughnut:
      'gráfico circular, gráfica circular, gráfico de sectores, gráfico de torta, gráfica de pastel, gráfico de pastel, diagrama de pastel, gráfico de tarta, diagrama de sectores, gráfico de anillo, gráfico de dona, donut, porcentaje del total, proporción, proporciones, cuota, cuotas, cuota de mercado, participación de mercado, reparto, distribución, desglose, composición, mix, peso de cada, gráfica de tarta, gráfica de torta, gráfico de queso, gráfico tipo torta, gráfico tipo pastel, gráfico tipo tarta, gráfico de rosquilla, gráfico de porciones',
    scatter:
      'gráfico de dispersión, gráfica de dispersión, diagrama de dispersión, nube de puntos, dispersión, scatter plot, correlación, correlaciones, correlacionado, correlacionados, relación entre, en función de, en función del',
    table:
      'tabla, tablas, cuadro, tabular, cuadrícula, en una tabla, en forma de tabla, como tabla, cuadro comparativo, tabla comparativa, planilla',
    timeline:
      'línea de tiempo, línea del tiempo, líneas de tiempo, línea temporal, eje temporal, eje cronológico, cronología, cronológico, cronológica, cronograma, calendario, hitos, hoja de ruta, roadmap, timeline, gantt, diagrama de gantt, planificación temporal, cronológicamente',
    steps:
      'proceso, procesos, procedimiento, pasos, paso a paso, flujo, flujograma, diagrama de flujo, workflow, secuencia, etapas, fases, embudo, funnel, pipeline, ciclo, instrucciones, guía paso a paso, cómo funciona',
    comparison:
      'comparación, comparaciones, comparativa, comparativo, comparar, compara, compare, comparado, comparados, lado a lado, frente a frente, cara a cara, versus, vs, pros y contras, ventajas y desventajas, ventajas e inconvenientes, a favor y en contra, en dos columnas, dos columnas, antes y después, antes después, contraste, contraposición, diferencias, qué hacer y qué no',
    matrix:
      'dafo, foda, análisis dafo, análisis foda, matriz dafo, matriz foda, swot, matriz, matrices, cuadrante, cuadrantes, dos por dos, 2x2, 2 x 2, eisenhower, matriz de riesgos, cuatro cuadrantes',
    quote:
      'cita, citas, cita textual, testimonio, testimonios, frase destacada, frase literal, textual, palabras textuales, entrecomillado, verbatim',
    figures:
      'cifras clave, cifra clave, números clave, datos clave, indicadores, indicadores clave, kpi, kpis, métricas, estadísticas, estadística, números grandes, cifras grandes, número grande, números en grande, cifras en grande, cifras destacadas, datos destacados, en cifras, en números, tablero de indicadores, scorecard',
    cards: 'tarjetas, tarjeta, fichas, cajas, recuadros, recuadro, mosaicos, bloques, iconos, pictogramas',
    list: 'lista, listas, viñetas, viñeta, bullets, bullet points, listado, enumeración, lista numerada, numerada, checklist, lista de control, lista de verificación',
    agenda:
      'agenda, orden del día, índice, tabla de contenido, tabla de contenidos, sumario, contenidos, temario, guion de la sesión, diapositiva de índice',
    summary:
      'resumen, resumen ejecutivo, resumida, síntesis, conclusión, conclusiones, ideas clave, mensajes clave, mensaje clave, puntos clave, lo más importante, lo esencial, en resumen, en síntesis, en breve, recapitulación, para llevar, para recordar, aprendizajes, lecciones aprendidas, executive summary, tl dr, tldr, takeaways, balance, cierre con las ideas',
    actions:
      'próximos pasos, próximo paso, siguientes pasos, siguiente paso, pasos siguientes, pasos a seguir, plan de acción, acciones, tareas, tareas pendientes, pendientes, to do, qué sigue, llamada a la acción, llamado a la acción, call to action, recomendación, recomendaciones, decisión necesaria, decisiones necesarias, decisiones a tomar, petición, solicitud, qué pedimos, lo que pedimos, lo que necesitamos, compromisos, diapositiva de contacto',
    sections:
      'diapositivas de sección, diapositiva de sección, separadores, separador, portadillas, portadilla, diapositivas de transición, diapositivas separadoras, slides de sección, láminas de sección',
    largest:
      'mayor, mayores, más grande, más grandes, más alto, más alta, más altos, más altas, mejor, mejores, máximo, máxima, máximos, récord, líder, líderes, top, el más, la más, los más, las más, pico, ganador, ganadora, ganadores, más fuerte, más vendido, más vendidos, más rápido, en cabeza, encabeza, lidera, quién más',
    smallest:
      'menor, menores, más pequeño, más pequeña, más bajo, más baja, más bajos, más bajas, peor, peores, mínimo, mínima, mínimos, el menos, la menos, los menos, perdedor, perdedores, más débil, más débiles, más lento, más lenta, rezagado, rezagados, a la cola, colista, menos vendido, menos vendidos',
    change:
      'cambio, cambios, variación, variaciones, evolución, crecimiento, creció, crecido, aumento, aumentos, subida, subidas, subió, incremento, incrementos, alza, caída, caídas, cayó, descenso, descensos, bajada, bajó, disminución, reducción, diferencia, diferencias, delta, mejora, mejoras, mejoró, empeoró, ganancia, pérdida, pérdidas, brecha, desviación, respecto al año anterior, frente al año anterior, interanual, comparado con el año',
  },
  headings: {
    agenda:
      'agenda, orden del día, índice, contenido, contenidos, tabla de contenido, tabla de contenidos, sumario, temario, puntos a tratar, temas, temas a tratar, programa de la sesión',
    summary:
      'resumen, resumen ejecutivo, síntesis, conclusión, conclusiones, en resumen, en síntesis, en breve, en pocas palabras, puntos clave, ideas clave, mensajes clave, ideas principales, lo más importante, lo esencial, aspectos destacados, destacados, lo más destacado, para recordar, panorama general, visión general, vista general, recapitulación, balance, abstract, executive summary, tl dr, tldr, lecciones aprendidas, aprendizajes, a modo de conclusión',
    goals:
      'objetivo*, meta, metas, propósito*, finalidad, prioridad*, visión, misión, fin, fines, resultados clave, resultados esperados, objetivos de aprendizaje, competencias a desarrollar, logros esperados, aspiración, qué queremos lograr, qué buscamos',
    risks:
      'riesgo*, preocupaciones, inquietudes, problema, problemas, problemas conocidos, problemática, dificultades, obstáculos, barreras, bloqueos, impedimentos, retos, desafíos, desafío, limitaciones, límites, puntos críticos, puntos de atención, alertas, advertencias, incidencias, cuellos de botella, errores comunes, peligros, contingencias',
    actions:
      'acción, acciones, plan de acción, próximos pasos, próximo paso, siguientes pasos, siguiente paso, pasos siguientes, pasos a seguir, qué sigue, qué viene ahora, y ahora qué, tareas, tareas pendientes, pendientes, por hacer, to do, todo, recomendación, recomendaciones, propuestas de mejora, qué pedimos, lo que pedimos, lo que necesitamos, petición, solicitud, llamada a la acción, llamado a la acción, call to action, seguimiento, compromisos, medidas, medidas a tomar, acciones a tomar, acciones correctivas',
    decisions:
      'decisión, decisiones, acuerdo, acuerdos, acuerdos adoptados, acuerdos tomados, se acuerda, se decide, decidido, acordado, resolución, resoluciones, votación, votaciones, aprobado, aprobaciones, conclusiones acordadas',
    timeline:
      'cronograma, calendario, calendario de trabajo, planificación, línea de tiempo, línea del tiempo, línea temporal, hitos, hito, hitos principales, cronología, historia, historial, fechas clave, fechas importantes, fechas, hoja de ruta, roadmap, programa, plazos, etapas del proyecto, itinerario, horario, plan de trabajo, fases y fechas',
    process:
      'proceso, procesos, procedimiento, procedimientos, paso, pasos, paso a paso, método*, cómo funciona, cómo se hace, cómo hacerlo, funcionamiento, flujo de trabajo, workflow, etapas, fases, instrucciones, enfoque, implementación, implantación, despliegue, puesta en marcha, ejecución, instalación, configuración, primeros pasos, inicio rápido, cómo empezar, preparación, elaboración, receta, modo de empleo, desarrollo de la clase, desarrollo de la sesión, secuencia',
    sources:
      'fuente, fuentes, referencia, referencias, bibliografía, enlaces, enlaces de interés, para saber más, más información, lecturas recomendadas, citas bibliográficas, créditos',
    options:
      'opción, opciones, alternativa, alternativas, variantes, escenario, escenarios, posibilidades, soluciones, soluciones posibles, propuestas, ofertas, ofertas recibidas, comparativa de ofertas, presupuestos recibidos, candidatos, candidaturas, planes, tarifas, paquetes, proveedores, hipótesis',
    causes:
      'causa*, causa raíz, causas raíz, origen, orígenes, motivo, motivos, razones, razón, por qué, por qué ocurrió, por qué pasó, factores, análisis de causas, qué pasó, explicación',
    strengths: 'fortaleza, fortalezas, puntos fuertes, punto fuerte, nuestras fortalezas',
    weaknesses: 'debilidad, debilidades, puntos débiles, punto débil, nuestras debilidades',
    opportunities: 'oportunidad, oportunidades',
    threats: 'amenaza, amenazas',
    pros: 'pro, pros, ventaja, ventajas, a favor, beneficio, beneficios, puntos a favor, argumentos a favor, positivo, lo positivo, aspectos positivos, puntos positivos, lo bueno, qué fue bien, qué salió bien, lo que fue bien, lo que salió bien, lo que funcionó, qué funcionó, funcionó bien, aciertos, logros, éxitos, qué hacer, sí, mantener, seguir haciendo, buenas prácticas',
    cons: 'contra, contras, desventaja, desventajas, inconveniente, inconvenientes, en contra, puntos en contra, argumentos en contra, negativo, lo negativo, aspectos negativos, puntos negativos, lo malo, qué fue mal, qué salió mal, lo que fue mal, lo que salió mal, lo que no funcionó, qué no funcionó, no funcionó, errores, fallos, fracasos, qué no hacer, qué evitar, evitar, dejar de hacer, a mejorar, áreas de mejora, por mejorar, oportunidades de mejora, malas prácticas',
    before:
      'antes, hoy, ahora, actual, actualmente, situación actual, estado actual, situación de partida, punto de partida, hasta ahora, ayer, anterior, anteriormente, dónde estamos, cómo estamos, statu quo, status quo, viejo, antiguo',
    after:
      'después, mañana, futuro, futura, situación futura, estado futuro, situación deseada, situación objetivo, estado objetivo, a futuro, de ahora en adelante, nuevo, nueva, luego, dónde queremos estar, a dónde vamos',
    figures:
      'cifras clave, cifras, las cifras, en cifras, números, los números, en números, números clave, datos, datos clave, datos y cifras, indicadores, indicadores clave, kpi, kpis, métricas, estadísticas, resultados, resultados en cifras, resultados financieros, datos financieros, finanzas, tablero, datos destacados, cifras principales',
    quotes:
      'cita, citas, testimonio, testimonios, voces, opiniones, opiniones de clientes, qué dicen, qué dicen nuestros clientes, lo que dicen nuestros clientes, comentarios, valoraciones, feedback, reseñas, en sus palabras',
    bridge: 'gráfico de cascada, cascada, puente de resultados, puente de ebitda, análisis de variaciones',
    funnel: 'embudo, embudo de ventas, embudo de conversión, conversión, pipeline',
    pricing: 'precios, tarifas, planes, planes y precios, lista de precios, suscripciones, paquetes, precio',
    cycle: 'ciclo, ciclos, bucle, ciclo de vida, círculo virtuoso, círculo vicioso',
    again: 'repetir, se repite, volver a empezar, volver al paso, vuelta al inicio, vuelve a empezar',
    rating:
      'impacto, esfuerzo, valor, complejidad, probabilidad, gravedad, urgencia, importancia, viabilidad, beneficio, riesgo, coste',
    people:
      'equipo, nuestro equipo, el equipo, equipo del proyecto, equipo de trabajo, participantes, asistentes, asistencia, presentes, ausentes, excusan su asistencia, invitados, miembros, integrantes, personas, roles, roles y responsabilidades, responsables, contactos, contacto, fundadores, ponentes, quiénes somos, sobre nosotros, partes interesadas, personal',
    partners:
      'socios, nuestros socios, clientes, nuestros clientes, confían en nosotros, proveedores, patrocinadores, colaboradores, empresas colaboradoras, marcas',
    questions:
      'pregunta, preguntas, preguntas frecuentes, preguntas y respuestas, faq, faqs, preguntas abiertas, dudas, dudas frecuentes, consultas, cuestiones pendientes, ruegos y preguntas, temas abiertos, p y r',
    inScope:
      'alcance, dentro del alcance, incluye, incluido, qué incluye, qué está incluido, lo que incluye, ámbito de aplicación, ámbito, cubierto, qué cubre, servicios incluidos, cobertura, se aplica a',
    outOfScope:
      'fuera de alcance, fuera del alcance, no incluye, no incluido, qué no incluye, qué no está incluido, excluido, excluidos, exclusiones, no cubierto, qué no cubre, no se aplica a, queda fuera',
  },
  shapes: {
    change:
      'por qué debemos, por qué deberíamos, por qué pasar, por qué cambiar, por qué adoptar, debemos, deberíamos, pasar de, pasar a, pasar al, paso al, cambiar a, cambiar de, cambiar el, cambiar la, cambio de, cambio a, migración a, migración al, migración de, migrar, reemplazar, reemplazo de, sustituir, sustitución de, adoptar, adopción de, introducir, introducción de la, introducción del, implantar, implantación*, implementar, implementación*, puesta en marcha, transición, transformación*, modernización*, modernizar, digitalización*, digitalizar, automatización*, automatizar, externalización*, externalizar, traslado*, mudanza*, renovación de, reforma de, propuesta*, caso de negocio, convencer, dejar de, eliminar, abandonar, ampliar, ampliación de',
    explain:
      'qué es, qué son, qué significa, qué supone, cómo funciona, cómo funcionan, cómo se forma, cómo se forman, cómo se produce, cómo se producen, en qué consiste, entender, comprender, introducción a, introducción al, conceptos básicos, nociones básicas, fundamentos, lo básico, bases de, las bases, visión general, panorama de, panorama general, explicación, explicado, explicada, qué hay que saber, abc de, por qué, cómo',
    compare:
      'versus, vs, comparación, comparativa, comparar, comparado con, frente a, o, u, pros y contras, ventajas y desventajas, ventajas e inconvenientes, a favor y en contra, diferencia, diferencias, diferencia entre, diferencias entre, qué es mejor, cuál es mejor, cuál elegir, elegir entre, qué conviene más',
    howto:
      'cómo hacer, cómo crear, cómo organizar, cómo preparar, cómo elegir, cómo escribir, cómo redactar, cómo usar, cómo utilizar, cómo instalar, cómo montar, cómo reducir, cómo mejorar, cómo evitar, cómo gestionar, cómo lanzar, cómo construir, cómo cultivar, cómo cuidar, cómo cocinar, cómo aprender, cómo enseñar, cómo dirigir, cómo llevar, cómo encontrar, cómo conseguir, cómo contratar, cómo ahorrar, cómo proteger, cómo abrir, cómo empezar, cómo iniciar, cómo plantar, cómo reparar, cómo limpiar, cómo calcular, cómo rellenar, cómo atender, cómo vender, cómo invertir, cómo emprender, cómo implementar, cómo planificar, cómo aumentar, cómo ser, cómo tener, cómo dormir, cómo comer, cómo hablar, cómo resolver, cómo motivar, cómo prepararse, cómo protegerse, cómo actuar, cómo medir, cómo presentar, cómo podar, cómo convertirse, guía para, guía de, guía práctica, consejos para, consejos, trucos para, trucos, buenas prácticas, mejores prácticas, pasos para, paso a paso, manual de, tutorial*, receta de, primeros pasos, para principiantes, maneras de, formas de, claves para',
    history:
      'historia de, historia del, la historia, breve historia, historia, orígenes, origen de, origen del, nacimiento de, nacimiento del, auge de, auge y caída, declive de, evolución histórica, a lo largo de los siglos, a través de los siglos, a través del tiempo, antes y ahora, crónica de, cronología de',
    training:
      'formación*, capacitación*, curso de, curso sobre, taller*, inducción*, onboarding*, bienvenida a nuevos, clase de, clase sobre, lección*, unidad didáctica, entrenamiento en, seminario*, sensibilización*, concienciación*, charla de seguridad, charla de cinco minutos, adiestramiento*, instrucción en, aprender a, workshop*, módulo formativo, primeros auxilios',
    pitch:
      'pitch*, pitch deck, inversor*, inversionista*, ronda de inversión, ronda de financiación, ronda de financiamiento, ronda semilla, capital semilla, levantar capital, captar fondos, captación de fondos, recaudación de fondos, idea de negocio, idea de producto, modelo de negocio, plan de negocio, plan de negocios, presentación de ventas, propuesta comercial, oferta comercial, crowdfunding, micromecenazgo, financiación para, financiamiento para, nuestra startup, patrocinio*, candidatura a, convocatoria de ayudas',
    plan: 'plan, plan de, planes, plan de acción, plan de proyecto, plan de marketing, plan de lanzamiento, plan de trabajo, plan de implementación, plan estratégico, plan anual, planificación*, planeación*, planear, planificar, hoja de ruta, roadmap*, estrategia*, cronograma, calendario, lanzamiento*, arranque del proyecto, inicio del proyecto, kick-off*, kickoff*, programa de, programa para, campaña*, proyecto de, preparación de, presupuesto para',
    report:
      'informe*, reporte*, memoria anual, memoria de actividades, balance*, resultados, rendición de cuentas, estado del proyecto, estado de avance, revisión*, retrospectiva*, seguimiento, situación actual de, resumen del año, resumen del trimestre, resumen mensual, trimestral, mensual, evaluación*, acta, actualización*, informe anual, puesta al día, avance del proyecto, avances del proyecto, avance de obra, cierre del trimestre, cierre del año, cierre mensual, cierre de mes, cierre del ejercicio',
    problem:
      'absentismo, ausentismo, escasez, falta de, ruido, ruidos, vandalismo, acoso, bullying, ciberacoso, desperdicio*, despilfarro, retrasos, quejas, reclamaciones, rotación de personal, pérdidas de, robos, hurtos, accidentes, sequía*, despoblación, abandono escolar, soledad no deseada, problema con, problemas con, el problema, lucha contra, luchar contra, contra el, contra la, contra los, contra las, reducir, reducción de, reducción del, disminuir, menos ruido, menos residuos, menos plástico, citas perdidas',
    welcome:
      'bienvenida, bienvenidas, bienvenido, bienvenidos, acogida de nuevos, acogida de nuevas, nuevos voluntarios, nuevas voluntarias, voluntarios nuevos, nuevos miembros, nuevos socios, nuevas socias, nuevos empleados, nuevos trabajadores, nuevo personal, personal nuevo, nuevos compañeros, nuevas incorporaciones, nuevos aprendices, nuevos alumnos, nuevos vecinos, nuevos padres, nuevas familias, recién llegados, primer día',
    venture:
      'abrir un, abrir una, abrir nuestro, abrir nuestra, abrimos un, abrimos una, apertura de un, apertura de una, apertura de nuestro, apertura de nuestra, montar un, montar una, fundar un, fundar una, crear una empresa, crear una asociación, crear una cooperativa, creación de una empresa, creación de una asociación, creación de una cooperativa, poner en marcha un, poner en marcha una, negocio propio, propio negocio, empresa propia, propia empresa, emprender, emprendimiento, hacerse autónomo, start-up, startup',
    advice:
      'dormir, insomnio, saludable*, vida sana, alimentación sana, alimentación equilibrada, nutrición, comer sano, comer bien, comer mejor, estrés, dolor de espalda, tiempo de pantalla, ahorrar energía, ahorro de energía en casa, ahorrar dinero, bienestar emocional, bienestar en el trabajo, bienestar mental, ejercicio físico, hacer ejercicio, mantenerse en forma, mantenerse activo, convivir con, vivir con, cuidar de, cuidarse, autocuidado, envejecer bien, envejecimiento activo, seguridad en casa, seguridad en el hogar',
    rules:
      'normas, reglas, reglamento*, normativa*, código de conducta, código ético, seguridad laboral, seguridad en el trabajo, seguridad en el laboratorio, seguridad en la obra, seguridad en la cocina, prevención de riesgos, higiene alimentaria, higiene de manos, higiene en, protección de datos, rgpd, contraseña*, política de privacidad, política de uso, trabajo en solitario',
    event:
      'puertas abiertas, festival*, feria, ferias, feria de, fiesta*, excursión*, viaje de estudios, viaje de fin de curso, viaje escolar, concierto*, torneo*, aniversario*, boda, bodas, campamento*, reencuentro*, encuentro de antiguos, día del deporte, jornada deportiva, exposición de, exposición sobre, exposiciones, mercadillo*, verbena*, romería*, convivencia anual',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Resumen',
    action: 'Acción',
    owner: 'Responsable',
    due: 'Fecha',
    recommended: 'Recomendado',
    and: 'y',
    from: 'de',
    to: 'a',
    audience: 'Público',
    item: 'Elemento',
    figures: 'Cifras clave',
    detail: 'Detalles',
    question: 'Pregunta',
    total: 'Total',
    summary: 'Resumen',
    sources: 'Fuentes',
    amount: 'Importe',
    source: 'Fuente',
    measure: 'Medida',
    risk: 'Riesgo',
    today: 'la solución actual',
    tomorrow: 'la nueva solución',
    toCollect: 'Qué reunir para esta diapositiva:',
    besides: 'Qué más sabemos',
    versus: 'frente a',
    contact: 'Contacto',
  },
  stories: {
    change: `
      s 1 El mensaje en una frase / lo que el público debe recordar
      b 2 Dónde estamos hoy: {a} ~ Dónde estamos hoy / cómo funciona ahora y quién hace qué / cuánto cuesta al año, con su fuente / dónde aparecen errores, retrasos o riesgos
      c 1 Por qué actuar ahora / Razón | la razón más fuerte, con pruebas / Detonante | qué hace que este sea el momento / Coste de esperar | qué ocurre si nada cambia
      v 2 Comparación: {a} y {b} / Coste / Esfuerzo / Control / Puntos débiles
      b 3 Qué le importa al público / su primera pregunta / la cifra en la que se fija / qué le haría decir que no
      m 2 Cuánto cuesta y cuánto ahorra / Costes únicos / Costes recurrentes / Ahorro / Plazo de recuperación
      p 1 Cómo llegar / Preparar | requisitos, datos y personas / Elegir | criterios y quién decide / Probar | por dónde empezar y cómo medir el éxito / Implantar | orden, fechas y marcha atrás / Revisar | qué comprobar y cuándo
      r 2 Riesgos y medidas / qué puede fallar al principio / qué puede fallar durante el cambio / qué puede fallar después
      c 4 Quién tiene que estar a bordo / Apoyo | quién respalda la decisión / Equipo | funciones, conocimientos y tiempo necesario / Afectados | quién trabajará de otra manera y qué le ayuda
      n 2 Qué sigue ahora / el primer paso / la decisión pendiente / la fecha del próximo informe`,
    explain: `
      b 1 {X}: de qué se trata / una frase sencilla que todos entiendan / dónde nos encontramos con ello / qué forma parte y qué no
      c 1 Lo más importante / Primero | lo que hay que saber antes de nada / Después | lo que se deriva de ello / Además | lo que se suele pasar por alto
      p 2 Cómo se llega a ello / Al principio | dónde, cuándo y con qué / Después | las etapas, en orden / Al final | en qué acaba y para quién
      b 1 Un ejemplo / dónde y cuándo / qué ocurrió, con una cifra / qué demuestra
      m 3 {X} en cifras / Tamaño o cantidad / Evolución / Comparación con algo conocido
      c 2 Qué significa para nosotros / Lo bueno | qué ganamos con ello / Lo difícil | qué cuesta o pone en riesgo / Lo abierto | qué se sigue discutiendo
      b 1 Para recordar / la frase que hay que recordar / qué puede hacer cada cual con ello / dónde leer o preguntar más`,
    compare: `
      s 2 La respuesta corta / qué conviene más: {a} o {b}, en una frase
      b 2 Qué debe lograr la elección / el objetivo / los límites: dinero, tiempo, personas / quién decide y cuándo
      d 1 {A}: pros y contras / Ventajas | el argumento más fuerte a favor | otro, con una cifra | quién gana más / Desventajas | qué cuesta o qué complica | quién se opondría y por qué | cómo remediarlo
      d 1 {B}: pros y contras / Ventajas | el argumento más fuerte a favor | otro, con una cifra | quién gana más / Desventajas | qué cuesta o qué complica | quién se opondría y por qué | cómo remediarlo
      v 1 Frente a frente / Coste / Esfuerzo / Calidad / Riesgo
      c 3 Qué inclina la balanza / {A} | la situación en la que es claramente mejor / {B} | la situación en la que es claramente mejor / Punto medio | cómo combinar ambas cosas
      s 1 Nuestra recomendación / su elección entre {a} y {b}, y la razón decisiva
      n 3 Qué sigue / el primer paso tras la decisión / qué se puede probar antes / cuándo revisar la decisión`,
    howto: `
      s 3 Qué se gana con ello / qué aporta el resultado, en una frase
      b 1 Qué se necesita antes de empezar / herramientas y material / tiempo y dinero / qué conviene saber ya
      p 1 Paso a paso / Preparar | qué debe estar listo y dónde / Empezar | la primera acción y cómo hacerla bien / Continuar | el trabajo principal, con tiempos o cantidades / Terminar | cómo se sabe que está hecho
      c 2 Errores que evitar / Al principio | qué falla más a menudo y por qué / A mitad de camino | qué se olvida / Al final | qué se hace demasiado pronto o tarde
      b 2 Cómo saber si ha salido bien / cómo es un buen resultado / qué comprobar o medir / qué cambiar si no basta
      b 4 Consejos de la experiencia / un atajo que ahorra tiempo / un truco para un mejor resultado / qué hacen los expertos de otra manera
      b 1 El siguiente paso / lo primero que se puede hacer hoy / un nivel más para después / dónde encontrar ayuda`,
    history: `
      s 2 Por qué importa esta historia / qué explica el pasado sobre el presente, en una frase
      b 1 Los comienzos / dónde y cuándo empezó todo / quién estuvo detrás / qué había antes
      t 1 Los momentos decisivos / año | el primer momento decisivo / año | un invento, un hecho o una persona que lo cambió todo / año | cuándo llegó a mucha gente / año | el último gran cambio
      c 2 Quién le dio forma / Una persona | nombre, papel y qué hizo / Un lugar | dónde creció y por qué allí / Una idea | qué tenía de nuevo
      b 2 Qué cambió / cómo se vivía o se trabajaba antes / qué fue distinto después / quién salió perdiendo
      b 2 Dónde estamos hoy / la situación actual, con una cifra y su fuente / qué queda de los comienzos / qué puede venir después
      b 1 Para recordar / la fecha que hay que recordar / el nombre que hay que recordar / una pregunta para debatir`,
    training: `
      b 1 Qué sabrá hacer después / qué podrán hacer todos tras la sesión / qué sabrán / qué harán de otra manera desde mañana
      c 1 Por qué importa / Para los demás | qué esperan de nosotros y en qué se fijan / Para usted | qué será más fácil / Si sale mal | un caso real y sus consecuencias
      b 1 Lo básico / el término más importante, en palabras sencillas / la regla que siempre vale / dónde está escrita
      p 1 Cómo hacerlo bien / Antes | qué saber, comprobar y tener a mano / Al principio | el primer paso, y cómo darlo bien / Después | la parte principal, con pasos o frases útiles / Al final | qué comprobar, anotar o comunicar
      d 2 Qué hacer y qué no / Sí | una buena costumbre | otra más | qué hacer en caso de duda / No | el error más frecuente | un atajo que perjudica | lo que nunca está permitido
      b 2 Práctica / un caso del día a día, sin nombres / la tarea, en parejas o grupos pequeños / cómo se reconoce una buena solución
      b 3 Compruebe lo aprendido / una pregunta fácil / una pregunta con trampa / una pregunta sobre su propio trabajo
      b 1 Dónde pedir ayuda / a quién preguntar, con teléfono o correo / dónde están las reglas / la fecha de la próxima sesión`,
    pitch: `
      s 1 Qué hacemos, en una frase / qué ofrecemos, para quién y qué nos distingue
      c 1 El problema / Quién lo tiene | los clientes y cuántos son / Qué les cuesta | tiempo, dinero o molestias, con fuente / Cómo se arreglan hoy | qué usan y por qué no basta
      p 1 Nuestra solución / Hoy | cómo vive el cliente con el problema / Con nosotros | qué cambia desde el primer uso / Resultado | qué mejora después, con una cifra
      b 2 El mercado / su tamaño, con fuente / por dónde empezamos / por qué crece ahora
      v 3 Qué nos diferencia / Precio / Qué recibe el cliente / Rapidez / Puntos débiles
      b 2 Cómo ganamos dinero / quién paga, cuánto y cada cuánto / cuánto cuesta conseguir un cliente / cuánto queda por cliente
      b 2 Qué hemos logrado hasta ahora / usuarios, ventas o pilotos, con fechas / la frase de un cliente que mejor lo dice / qué hemos aprendido
      c 2 El equipo / Fundación | nombre, función y experiencia / Fundación | nombre, función y experiencia / Por incorporar | el próximo puesto
      b 1 Qué pedimos / el importe o la decisión necesaria / para qué se usará / qué se logrará y cuándo`,
    plan: `
      s 1 El objetivo en una frase / qué será distinto al final y en qué fecha
      d 2 Qué incluye y qué no / Incluido | el primer resultado | el segundo | para quién se hace / No incluido | lo que no se hará | lo que vendrá después | lo que hacen otros
      t 1 Hitos / fecha | inicio: quién y qué debe estar listo / fecha | primer resultado visible / fecha | prueba o aprobación / fecha | cierre y entrega
      c 1 Quién hace qué / Dirección | nombre y qué decide / Equipo | nombres, tareas y tiempo por semana / Patrocinio | quién financia y abre camino
      m 3 Qué hace falta / Personal / Servicios y licencias / Reserva / Total
      r 1 Riesgos y medidas / qué puede retrasar el proyecto / qué puede encarecerlo / qué depende de otros
      c 4 Cómo trabajamos juntos / Reuniones | cada cuánto y con quién / Decisiones | quién decide qué / Documentos | dónde se guardan
      n 1 Primeros pasos / la primera tarea / la decisión necesaria para empezar / la próxima reunión`,
    report: `
      s 1 El periodo en una frase / cómo ha ido y qué hay que saber
      m 1 Las cifras clave / Resultado / Variación / Diferencia con el objetivo
      d 1 Qué fue bien y qué no / Fue bien | el mayor éxito, con una cifra | qué lo hizo posible / No fue bien | el mayor revés, con una cifra | su causa
      c 2 En qué hemos trabajado / Hecho | lo terminado / En curso | lo que avanza y hasta cuándo / Bloqueado | lo que espera y de quién depende
      b 2 Perspectivas / el objetivo del próximo periodo / qué podría cambiarlo / qué debe ocurrir antes
      r 3 Riesgos y medidas / el riesgo más urgente / un riesgo que ha crecido / un riesgo que vigilar
      n 1 Decisiones y próximos pasos / la decisión necesaria ahora / el siguiente paso / qué se informará la próxima vez`,
    problem: `
      s 3 El problema en una frase / qué falla, con qué frecuencia y a quién afecta
      m 1 La magnitud del problema / Hoy / Hace un año / En otros lugares
      c 1 De dónde viene / Causa principal | qué lo indica / Segunda causa | qué lo indica / Qué lo empeora | cuándo y dónde
      b 2 A quién afecta / quién lo nota primero / qué le cuesta / qué ocurre si nada cambia
      d 2 Qué hemos intentado hasta ahora / Funcionó | una medida y lo que cambió / No funcionó | una medida y por qué no
      c 1 Qué podemos hacer / Ya mismo | lo que no requiere dinero ni decisiones / Este año | lo que hay que preparar / A largo plazo | lo que elimina la causa
      n 1 Quién hace qué / la primera medida / la segunda medida / la tercera medida
      b 2 Cómo sabremos que funciona / la cifra que seguimos / dónde debe estar y en qué fecha / quién la revisa y cada cuánto`,
    welcome: `
      b 1 Le damos la bienvenida / quiénes somos, en una frase / desde cuándo, cuántos somos y dónde / por qué nos alegra que esté aquí
      c 1 Qué hacemos / Para quién | las personas que acuden a nosotros / Qué reciben | qué les damos o hacemos por ellas / Qué se consigue | el último año en una cifra
      b 1 Sus tareas / qué hará en un día normal / qué aprenderá primero / de qué se encargan otros
      p 2 Cómo es un día / Llegar | cuándo, dónde y a quién saludar / Trabajar | las tareas, en orden / Terminar | qué recoger, anotar y entregar
      d 2 Qué pedimos y qué ofrecemos / Pedimos | cumplir el horario acordado | discreción con lo que queda entre nosotros / Ofrecemos | alguien que se lo enseñe todo | lo que está pagado, asegurado o es gratuito
      b 1 Seguridad / salidas, primeros auxilios, extintores / lo que nadie hace a solas / a quién llamar, con el número
      c 3 Quién es quién / Dirección | nombre y qué consultarle / Acompañante | quién estará a su lado al principio / Oficina | turnos, llaves, gastos
      n 1 Sus primeros pasos / el primer día: cuándo, dónde y qué traer / la introducción y quién la imparte / la charla tras las primeras semanas`,
    venture: `
      s 2 La idea en una frase / qué se abre, dónde y para quién
      b 1 Por qué aquí y por qué ahora / quién vendría y cuántos serían / qué falta hasta ahora / qué juega a nuestro favor
      c 1 Qué ofrecemos / La oferta | qué recibe el cliente y a qué precio / La diferencia | lo que no hay en los alrededores / La clientela | quién viene primero y quién después
      b 1 Local y equipamiento / local o terreno, con superficie y alquiler / qué hay que construir o comprar / qué existe ya
      b 2 Permisos y normas / qué permisos, de quién y para cuándo / higiene, seguridad, seguros / quién ayuda con ellos
      m 1 Cuánto cuesta y cómo se paga / Inicio / Cada mes / Fondos propios, préstamos, ayudas / Ingresos previstos
      c 3 Quién lo hace / Nosotros | qué sabemos y podemos hacer / Personal | cuántas personas y para qué / Aliados | proveedores, banco, asesores
      t 1 Calendario / fecha | permisos y dinero / fecha | obras y compras / fecha | periodo de prueba / fecha | apertura
      r 2 Riesgos y medidas / menos clientes de lo esperado / costes más altos / retrasos
      n 1 Próximos pasos / la decisión que hay que tomar ahora / la primera solicitud o el primer presupuesto / la próxima reunión`,
    advice: `
      b 1 Por qué es importante / qué mejora con ello / a quién afecta, con una cifra y su fuente / cómo se nota que algo debe cambiar
      c 1 Qué lo dificulta / La costumbre | lo que hacemos sin pensar / Las circunstancias | qué lo hace difícil y para quién / Una idea falsa | lo que muchos creen y lo que es cierto
      c 1 Qué ayuda / Ya mismo | algo pequeño al alcance de todos / Cada día | un hábito que sostiene / Con el tiempo | lo que necesita unas semanas
      p 2 Cómo hacerlo / Antes | qué preparar / Durante | a qué prestar atención / Después | qué viene luego y cuándo descansar
      d 2 Mejor así / Mejor | una buena manera | otra más / Mejor no | lo que hace daño | lo que solo alivia un momento
      b 2 Cuándo pedir ayuda / señales que conviene tomar en serio / a quién acudir, con teléfono y horario / qué hacer en una emergencia
      b 1 Para recordar / lo primero que se puede hacer hoy / un recordatorio para la pared / dónde leer más`,
    rules: `
      b 1 Por qué existen estas normas / qué protegen y a quién / un caso que lo demuestra / dónde y cuándo se aplican
      c 1 Las normas más importantes / Siempre | lo que hace todo el mundo / Nunca | lo que está prohibido / En caso de duda | a quién preguntar antes
      b 2 Qué hay de nuevo / qué cambia y desde cuándo / qué sigue igual / a quién ayuda
      d 1 Bien y mal hecho / Bien | cómo se hace | otro ejemplo / Mal | lo que ocurre a menudo | por qué es un problema
      p 2 Si ocurre algo / Parar | lo primero de todo / Llamar | a quién, con el número / Ayudar | lo que puede hacer cada cual / Avisar | a quién y cómo
      c 3 Quién es responsable / De las normas | nombre y teléfono / De los controles | qué se revisa y cuándo / De las dudas | dónde y cuándo
      b 1 Qué hay que tener presente / la norma que más importa / dónde se pueden leer las normas / desde cuándo rigen`,
    event: `
      b 1 Qué, cuándo y dónde / la ocasión en una frase / fecha, comienzo y final / lugar y cómo llegar
      b 1 Para qué lo hacemos / qué queremos lograr / quién viene y cuántos serán / qué se llevan a casa
      t 1 Programa / hora | bienvenida / hora | primera parte / hora | descanso / hora | segunda parte / hora | final
      c 1 Quién hace qué / Antes | montaje, invitaciones, compras / Ese día | recepción, programa, comida / Después | recogida, agradecimientos
      m 2 Cuánto cuesta y cuánto ingresa / Espacios y equipos / Comida y bebida / Ingresos / Saldo
      b 2 Qué deben saber los invitados / entradas, inscripción, precio / accesos, aparcamiento, transporte público / qué traer
      r 3 Qué podría salir mal / el tiempo / demasiada o muy poca gente / alguien falla
      n 1 Qué hay que hacer hasta entonces / qué hay que reservar primero / dónde faltan aún manos / la última reunión antes del día`,
  },
  icons: {
    head: 'first',
    details:
      'de, del, en, a, al, para, con, por, sobre, y, e, hacia, entre, desde, hasta, según, contra, sin, tras, durante, bajo',
    negations: 'no, sin, ningún, ninguna, ninguno, nunca, ni, falta, carencia, escasez, nada, tampoco',
    rows: {
      accessibility: 'accesibilidad, accesible*, inclusión, discapacidad*, inclusivo*, inclusiva*',
      activity: 'actividad, actividades, ritmo, constantes vitales',
      'alarm-clock': 'fecha límite, fechas límite, vencimiento*, urgente*, urgencia',
      ambulance: 'ambulancia*, emergencia*, primeros auxilios, urgencias',
      anchor: 'puerto*, portuari*',
      apple: 'nutrición, dieta*, alimentación saludable, fruta*, nutricional*',
      archive: 'archivado, archivo histórico, archivos históricos, archivística',
      'arrow-left-right':
        'intercambio*, migración*, migraciones, transferencia*, traspaso*, comparación*, comparaciones, comparar, relevo',
      atom: 'física, átomo*, nuclear*, ciencia*, científic*',
      award:
        'certificación*, certificaciones, premio*, reconocimiento*, galardón*, galardones, certificado*, acreditación*, sello de calidad, distinción',
      baby: 'bebé*, nacimiento*, guardería*, permiso parental, maternidad, paternidad, primera infancia',
      'badge-check':
        'calidad, cumplimiento, conformidad, aseguramiento de la calidad, verificado*, verificada*, certificada, homologación*, norma, normas, estándares',
      banknote:
        'ingreso*, ventas, facturación, salario*, dinero, sueldo*, nómina*, efectivo, flujo de caja, tesorería, venta, remuneración*',
      'battery-charging': 'batería*, recarga*, punto de recarga, puntos de recarga, cargador*, pila, pilas, autonomía',
      bed: 'alojamiento*, cama, camas, sueño, pernoctación*, pernoctaciones, hospedaje, descanso nocturno',
      bell: 'alerta, alertas, alarma*, notificación*, notificaciones, recordatorio*, aviso, avisos',
      bike: 'bicicleta*, ciclismo, bici, bicis, ciclista*, carril bici, carriles bici, ciclovía*',
      blocks: 'módulo*, modular*, componente*, bloques',
      'book-open':
        'lectura*, libros, libro, guía*, manual*, documentación, literatura, glosario*, leer, temario*, currículo, directrices, buenas prácticas',
      bot: 'automatización, automatizaciones, robot*, automátic*, chatbot*, automatizar, asistente virtual',
      brain:
        'inteligencia artificial, ia, conocimiento*, aprendizaje automático, psicolog*, psicólog*, salud mental, memoria, saberes, mentalidad',
      briefcase:
        'empleo*, carrera profesional, negocio*, trabajo, trabajos, profesión, profesiones, puesto de trabajo, puestos de trabajo, consultoría*, cartera de proyectos, empleabilidad',
      bug: 'bug, bugs, fallo de software, malware, programa malicioso, depuración',
      building:
        'empresa*, oficina*, edificio*, sede*, inmobiliari*, organización, organizaciones, compañía*, instalaciones, inmueble*',
      bus: 'autobús*, autobuses, bus, buses, transporte público, colectivo*, autocar*',
      cake: 'cumpleaños, tarta*, pastel*, aniversario*, fiesta*, celebración*, celebraciones, postre*, repostería',
      calculator: 'cálculo*, calcular, contabilidad, contable*, estimación*, estimaciones',
      calendar:
        'calendario*, fecha, fechas, evento*, cuándo, cuando, agenda, cita, citas, cronograma*, programación de actividades, línea de tiempo, cronología',
      'calendar-check': 'reserva, reservas, reservación*, reservar',
      camera: 'foto, fotos, fotograf*, cámara de fotos, cámara fotográfica, videocámara*',
      car: 'coche*, vehículo*, automóvil*, automóviles, aparcamiento*, estacionamiento*, flota*, conducción, parking, carro, carros',
      'chart-column':
        'estadística*, resultado*, indicador*, kpi, kpis, medición*, mediciones, cifras, métricas, benchmark*, reporting',
      'chart-line':
        'análisis, tendencia*, previsión, previsiones, pronóstico*, proyección*, proyecciones, analizar, analítica*, seguimiento',
      'chart-pie': 'cuota de mercado, participación de mercado, segmento*, segmentación*, desglose*, reparto*',
      'circle-check':
        'aprobación*, aprobaciones, validación*, validaciones, confirmación*, completado*, completada*, terminado*, aprobado*, aceptación, visto bueno, finalización',
      'circle-question-mark': 'pregunta*, duda*, faq, preguntas frecuentes, interrogante*, incógnita*',
      'circle-x':
        'error*, errores, fallo, fallos, cancelación*, cancelaciones, rechazo*, mito*, caída del servicio, equivocación*, anulación*',
      'clipboard-check':
        'prueba*, evaluación*, evaluaciones, auditoría*, inspección*, inspecciones, examen, exámenes, revisión, revisiones, control, controles, verificación*, ensayo*, comprobación*, comprobar, revisar, probar, test, tests',
      'clipboard-list':
        'plan, planes, planificación, encuesta*, requisito*, cuestionario*, planificar, pliego*, requerimiento*, planeación, necesidades, listado',
      clock:
        'tiempo, tiempos, horario*, duración, plazo*, horas, hora, retraso*, puntualidad, espera, tiempo de espera, demora*, minutos',
      cloud: 'nube, cloud, saas, alojamiento web',
      'cloud-rain': 'lluvia*, tormenta*, precipitación*, meteorolog*, temporal de lluvia, clima lluvioso',
      code: 'software, programación*, código fuente, código, códigos, desarrollador*, desarrollo de software, programar, api, apis',
      coffee: 'café, cafés, pausa*, té, descanso, descansos, pausa para el café',
      cog: 'operaciones, máquina*, maquinaria*, mecanismo*, operación, operativ*, explotación',
      coins:
        'coste*, costo*, gasto*, inversión*, inversiones, financiación, finanzas, beneficio económico, beneficios económicos, financiamiento, financier*, capital, capitales, economía*, económic*, subvención*, subvenciones, rentabilidad, tasas y tarifas, fondos, beneficio*',
      compass: 'estrategia*, estratégic*, orientación, orientaciones, principios, rumbo, gobernanza, brújula',
      container: 'contenedor*, carga marítima, cargamento*',
      cpu: 'tecnología*, tecnológic*, hardware, procesador*, semiconductor*, chip, chips',
      'credit-card':
        'pago*, suscripción*, suscripciones, tarjeta de crédito, tarjetas de crédito, tarjeta bancaria, abono mensual, pagar',
      crown: 'premium, monarquía, gama alta',
      database: 'datos, base de datos, bases de datos, big data, dato, registros',
      dna: 'genética*, genétic*, gen, genes, adn, biología, genoma*, herencia genética',
      dog: 'perro*, mascota*, cachorro*, animales de compañía',
      'door-open': 'entrada principal, acogida, bienvenida, salida*, llegada, apertura, puertas abiertas, recepción',
      download: 'descarga*, descargar, instalación de, instalar, instalación',
      droplet: 'agua, aguas, líquido*, fluido*, humedad, sangre, hidratación, riego*, saneamiento, hídric*',
      dumbbell: 'deporte*, ejercicio*, gimnasio*, entrenamiento*, deportiv*, actividad física, educación física',
      ear: 'escucha, escuchar, audición, oído*',
      earth: 'clima, climátic*, planeta*, tierra, ecosistema*, cambio climático',
      eye: 'visión, transparencia, visibilidad, atención, observación*, vista, vigilancia visual, transparente*',
      factory: 'fábrica*, producción, industria*, fabricación, manufactura*, planta de producción, fabricar',
      'file-text':
        'documento*, contrato*, informe*, formulario*, política de, licencia*, reporte*, expediente*, acta, actas, permiso*, trámite*, reglamento*, solicitud*, artículo*, papeleo',
      film: 'película*, cine*, largometraje*',
      'fingerprint-pattern': 'identidad*, identificación*, autenticación*, biometr*, biométric*, huella dactilar',
      fish: 'pescado*, pesca, peces, pez, acuicultura, marisco*, pesquer*',
      flag: 'hito*, misión*, país, países, nación*, bandera*, liderazgo, punto de partida, inicio',
      flame: 'fuego*, incendio*, calefacción, calor, combustión, pasión, desgaste profesional',
      'flask-conical':
        'experimento*, química*, químic*, laboratorio*, prototipo*, piloto, pilotos, proyecto piloto, prueba piloto, experimentación',
      folder: 'carpeta*, archivador*, ficheros',
      footprints:
        'huella*, caminar, senderismo, caminata*, peatón*, peatones, primeros pasos, próximos pasos, siguientes pasos, pasos, a pie',
      fuel: 'combustible*, gasolina*, diésel, gasóleo, gasolinera*, carburante*',
      funnel: 'embudo*, filtro*, selección*, selecciones, preselección, pipeline, embudo de ventas, cribado',
      'gamepad-2': 'juego*, videojuego*, gamificación, gaming, ludificación',
      gauge:
        'rendimiento, velocidad, capacidad*, eficiencia, productividad, desempeño, eficacia, cuadro de mando, cuadro de mandos, tablero de control, disponibilidad',
      gavel:
        'tribunal*, tribunales, juez, jueces, sentencia*, juicio*, litigio*, subasta*, sanción*, sanciones, demanda judicial',
      gem: 'valor, valores, lujo, propuesta de valor, valor añadido, valor agregado, excelencia',
      gift: 'regalo*, bono, bonos, bonus, incentivo*, recompensa*, obsequio*, gratificación*',
      'git-branch': 'alternativa*, opción, opciones, variante*, control de versiones',
      globe:
        'internacional*, mundo, mundial*, sitio web, sitios web, página web, páginas web, internet, global*, en línea, web, extranjero, exterior',
      'graduation-cap':
        'educación, aprendizaje*, estudiante*, universidad*, competencias, enseñanza*, alumn*, educativ*, pedag*, profesor*, docente*, maestr*, aprender, estudio, estudios, cualificación*, habilidades, titulación*, académic*, formativ*, universitari*',
      hammer:
        'construcción, construcciones, obra*, reforma*, implementación, implantación*, rehabilitación*, construir, remodelación*, puesta en práctica, ejecución, artesan*',
      'hand-heart':
        'voluntari*, solidaridad, cuidado*, donación*, donaciones, solidari*, caridad, beneficencia, responsabilidad social, bienestar social, acción social, cuidar, dependencia',
      handshake:
        'socio*, alianza*, colaboración*, cooperación, acuerdo*, confianza, proveedor*, negociación*, aliado*, convenio*, patrocinador*, patrocinio*, colaborar, compromiso*, negociar, asociación estratégica',
      'hard-drive':
        'copia de seguridad, copias de seguridad, respaldo*, almacenamiento, disco duro, discos duros, backup*',
      'hard-hat':
        'seguridad laboral, seguridad en el trabajo, ingeniería*, ingenier*, obrer*, prevención de riesgos, prevención de riesgos laborales, salud laboral',
      headphones:
        'soporte, atención al cliente, servicio al cliente, call center, centro de llamadas, podcast*, helpdesk, mesa de ayuda, servicio de atención, postventa, audio',
      heart: 'fidelidad, fidelización, amor, lealtad, empatía, afecto, cariño',
      'heart-pulse': 'salud, sanidad, sanitari*, médica, médico asistencial, medicina, corazón, cardiac*, cardíac*',
      history:
        'historia*, antecedentes, contexto, históric*, pasado, origen, orígenes, retrospectiva*, patrimonio, trayectoria',
      hospital: 'hospital*, hospitales, clínica*, hospitalari*',
      hotel: 'hotel*, hoteles, hotelería, hostelería, hoteler*',
      hourglass: 'paciencia, plazo de entrega, plazos de entrega, tiempo de preparación',
      house: 'casa*, vivienda*, hogar*, alquiler*, apartamento*, piso*, hipoteca*, residencia*, arrendamiento*',
      image: 'imagen, imágenes, ilustración*, ilustraciones, galería*',
      inbox: 'bandeja de entrada, solicitudes, peticiones, reclamación*, reclamaciones, queja*, buzón',
      info: 'información, informaciones, datos básicos, info, hechos, aviso legal',
      key: 'acceso*, contraseña*, clave de acceso, claves de acceso, llave*, credencial*, credenciales, control de acceso',
      landmark:
        'banco*, gobierno*, museo*, ayuntamiento*, ministerio*, institución*, instituciones, política*, político*, parlamento*, democracia, administración pública, sector público, alcaldía*, municipio*, municipal*, autoridades, banca, gobernanza pública',
      languages: 'idioma*, lengua*, traducción*, traducciones, traducir, multilingüe*, lenguaje*, lingüístic*',
      laptop:
        'ordenador*, computador*, teletrabajo, digitalización, transformación digital, digital*, portátil*, trabajo remoto, informática*',
      layers: 'arquitectura*, plataforma*, infraestructura*, estructura*, capas, niveles',
      leaf: 'sostenib*, medio ambiente, medioambient*, ecológic*, ecología, naturaleza, emisiones, biodiversidad, sustentab*, ambiental*, co2, carbono, vegan*, vegetarian*, huella de carbono, desarrollo sostenible, emisión, protección del clima',
      library: 'biblioteca*',
      'life-buoy':
        'ayuda, ayudas, rescate*, recuperación ante desastres, resiliencia, apoyo, acompañamiento, asistencia, salvamento, recuperación',
      lightbulb:
        'idea, ideas, innovación*, innovaciones, solución*, soluciones, creatividad, innovador*, innovar, concepto*, inspiración, consejo, consejos, invento*, iluminación, aprendizajes clave, lluvia de ideas, truco, trucos',
      link: 'enlace*, conexión*, conexiones, cadena de suministro, vínculo*, dependencias, conectar, vinculación',
      'list-checks':
        'tarea*, prioridad*, prioridades, acciones, medidas, preparación, preparar, acción, lista de verificación, lista de control, checklist*, criterio*, plan de acción, preparativos, pendientes',
      lock: 'privacidad, protección de datos, confidencialidad, rgpd, confidencial*, cifrado*, secreto*, encriptación',
      magnet: 'captación, captación de clientes, retención*, atracción*, adquisición de clientes, generación de leads',
      mail: 'correo*, contacto*, carta, cartas, invitación*, invitaciones, email*, e-mail*, boletín*, newsletter*, correspondencia',
      map: 'mapa*, región*, regiones, territorio*, territorial*, geograf*, geográfic*, hoja de ruta, hojas de ruta, roadmap*, recorrido turístico',
      'map-pin':
        'lugar*, ubicación*, ubicaciones, dirección postal, dónde, ciudad*, localización, barrio*, destino*, emplazamiento*, zona*, localidad*',
      medal: 'ganador*, clasificación, medalla*, ranking*, podio',
      megaphone:
        'publicidad, comunicación, comunicaciones, campaña*, promoción, promociones, marketing, mercadotecnia, anuncio*, difusión, relaciones públicas, divulgación, comunicar',
      'message-circle':
        'feedback, diálogo*, conversación*, conversaciones, comentario*, mensaje*, chat, retroalimentación, consulta, consultas, charla, charlas',
      'messages-square':
        'reunión*, reuniones, debate*, comunidad*, entrevista*, foro*, redes sociales, discusión*, mesa redonda, intercambio de ideas, junta de vecinos',
      mic: 'micrófono*, discurso*, voz, ponencia*, ponente*, orador*, intervención*',
      microscope: 'microscop*, diagnóstico*, bacteria*, virus, patógeno*',
      monitor: 'pantalla*, televisión, monitor, monitores, escritorio digital',
      moon: 'noche, noches, luna, nocturn*',
      mountain: 'desafío*, reto, retos, montaña*, obstáculo*, cumbre*, sierra',
      'mouse-pointer-click': 'clic, clics, experiencia de usuario, usabilidad, ux, autoservicio',
      music: 'música*, concierto*, musical*, canción*, canciones, festival*, coro, coros',
      network: 'red, redes, jerarquía*, organigrama*, networking',
      newspaper: 'prensa, periódico*, noticia*, medios, periodismo, publicación*, publicaciones, actualidad',
      package: 'producto*, paquete*, envase*, mercancía*, embalaje*, empaque*, bienes, surtido',
      paintbrush: 'pintura*, artista*, artístic*, rediseño*, decoración',
      palette: 'diseño*, arte, artes, color, colores, marca, marcas, branding, identidad visual, diseñador*',
      pencil:
        'redacción*, escritura*, redactar, escribir, borrador*, contenido*, dibujo*, boceto*, autor*, edición*, editorial*',
      percent: 'descuento*, margen, márgenes, tasa*, iva, porcentaje*, tipo de interés, rebaja*, cupo*',
      phone: 'teléfono*, llamada*, telefónic*, línea directa',
      'piggy-bank': 'ahorro*, pensión*, pensiones, jubilación*, ahorrar, plan de pensiones',
      pill: 'medicamento*, fármaco*, farmac*, terapia*, tratamiento médico, pastilla*, medicación',
      plane:
        'viaje*, turismo, vuelo*, aeropuerto*, avión*, aviones, vacaciones, aviación, turista*, turístic*, desplazamiento*',
      play: 'demo, demos, demostración*, demostraciones, tutorial*, reproducción de vídeo',
      plug: 'enchufe*, plugin*, suministro eléctrico, conexión eléctrica, complemento técnico',
      presentation:
        'formación*, taller*, presentación*, presentaciones, curso*, capacitación*, capacitaciones, seminario*, clase, clases, webinar*, workshop*, conferencia*, coaching, lección*, lecciones, jornada formativa',
      printer: 'impresión*, impresiones, impresora*, imprimir, imprenta*',
      puzzle: 'integración*, integraciones, complejidad*, compatib*, puzle*, rompecabezas, integrar',
      'qr-code': 'código qr, códigos qr, qr code*',
      radar: 'vigilancia, detección*, detecciones, monitoreo*, monitorización*, radar*, supervisión*, detectar',
      radio: 'radio*, sensor*, antena*, internet de las cosas, iot, bluetooth, emisora*',
      receipt: 'factura*, recibo*, impuesto*, tributo*, fiscal*, tributari*, ticket de compra',
      recycle: 'reciclaje*, residuos, economía circular, reciclar, reutilización*, compost*, recogida selectiva',
      'refresh-cw':
        'cambio*, actualización*, actualizaciones, transformación*, transformaciones, renovación*, renovaciones, ciclo*, mejora continua, iteración*, gestión del cambio, transición*, transiciones',
      rocket:
        'lanzamiento*, despliegue*, startup*, start-up*, puesta en marcha, arranque*, lanzar, aceleración, inicio rápido, emprendimiento*',
      route:
        'ruta*, recorrido*, camino*, itinerario*, trayecto*, enfoque*, metodología*, método*, carretera*, viaje del cliente, vía',
      ruler: 'tamaño*, dimensión*, dimensiones, alcance, longitud*, distancia*, medidas y pesos, superficie*',
      satellite: 'satélite*, gps, órbita*',
      scale:
        'derecho*, ley, leyes, justicia, ética, igualdad, jurídic*, normativa*, legal*, equidad, equilibrio*, regulación*, regulaciones, legislación*, ético*, balanza',
      school: 'escuela*, colegio*, instituto*, escolar*, aula*, jardín de infancia, preescolar',
      scissors: 'recorte*, costura, peluquer*, tijeras, corte, cortes',
      search:
        'investigación*, investigaciones, búsqueda*, estudio de mercado, estudios de mercado, seo, descubrimiento*, explorar, exploración*, buscar, investigar, identificar, indagación*',
      send: 'envío, enviar, remisión, presentación de solicitudes, entrega de documentos',
      server: 'servidor*, centro de datos, centros de datos, data center*',
      settings: 'configurac*, ajuste*, parámetro*, personalización, configurar, administración del sistema',
      'share-2':
        'compartir, intercambio de conocimientos, boca a boca, distribución, recomendación de clientes, referidos',
      shield: 'defensa*, prevención, inmunidad, sistema inmunitario, prevenir, proteger, inmunitari*',
      'shield-alert':
        'vulnerabilidad*, amenaza*, ciberataque*, ataque*, brecha de seguridad, brechas de seguridad, incidente*, incidencia*, filtración de datos',
      'shield-check':
        'seguridad, protección, protecciones, garantía*, ciberseguridad, fiabilidad, confiabilidad, fiable*, seguro y fiable, seguridad informática',
      ship: 'barco*, buque*, ferry, marítim*, exportación*, exportaciones, importación*, importaciones, naval*',
      shirt: 'ropa*, moda, textil*, prenda*, vestimenta, uniforme*',
      'shopping-bag': 'consumo, consumidor*, comprador*, shopping, compras personales',
      'shopping-cart':
        'compra*, pedido*, comercio electrónico, tienda en línea, tienda online, e-commerce, ecommerce, carrito*, aprovisionamiento*, comprar, adquisiciones, abastecimiento',
      signature: 'firma, firmas, consentimiento*, firmar, firma electrónica',
      smartphone: 'móvil, móviles, aplicación móvil, aplicaciones móviles, celular*, app, apps, smartphone*',
      smile:
        'satisfacción*, bienestar, motivación*, felicidad, alegría, ánimo, humor, diversión, clima laboral, satisfacción del cliente',
      snowflake: 'frío*, invierno*, nieve*, hielo*, refrigera*, aire acondicionado, congela*, helada*, cadena de frío',
      sparkles: 'novedad*, novedades, funcionalidad*, limpieza*, higiene*, nuevas funciones, magia, sencillez',
      sprout:
        'siembra*, semilla*, jardín, jardines, jardinería, huerto*, huerta*, plantación*, desarrollo personal, crecimiento personal, germinación',
      star: 'valoración*, valoraciones, reseña*, reputación, estrella*, favorito*, punto fuerte, puntos fuertes, destacados, calificación*',
      stethoscope: 'médicos, médicas, doctor*, paciente*, enfermer*, consulta médica, chequeo*, revisión médica',
      store:
        'tienda*, comercio*, mercado*, punto de venta, puntos de venta, supermercado*, minorista*, local comercial, escaparate*',
      sun: 'sol, solar*, verano*, fotovoltaic*, paneles solares, placas solares',
      syringe: 'vacuna*, inyección*, inyecciones, vacunación*',
      tag: 'precio*, tarifa*, oferta*, etiqueta*, ofertas especiales, tarificación',
      target: 'objetivo*, meta, metas, público objetivo, propósito*, precisión, finalidad*, enfoque en resultados',
      telescope: 'perspectiva*, futuro*, largo plazo, astronom*, prospectiva, horizonte*, a largo plazo',
      tent: 'camping*, campamento*, tienda de campaña, acampada*',
      thermometer: 'temperatura*, fiebre*, ola de calor, olas de calor, térmic*, termómetro*',
      'thumbs-down': 'desventaja*, debilidad*, debilidades, inconveniente*, punto débil, puntos débiles, contras',
      'thumbs-up': 'ventaja*, fortaleza*, recomendación*, recomendaciones, recomendar, pros, beneficios',
      ticket: 'entradas, billete*, boleto*, ticket*, venta de entradas',
      timer:
        'tiempo de respuesta, tiempos de respuesta, tiempo de entrega, rapidez, rápid*, sprint*, tiempo de ciclo, agilidad, inmediatez',
      tractor: 'agricultur*, agrícola*, tractor*, granja*, agricultor*, ganader*, agropecuari*, agrari*, finca*',
      'traffic-cone':
        'tráfico, tránsito, atasco*, cuello de botella, cuellos de botella, obras viales, bloqueo*, congestión',
      'train-front': 'tren, trenes, metro, tranvía*, ferrocarril*, ferroviari*, estación de tren, estaciones de tren',
      'trash-2': 'basura*, desecho*, residuo*, vertedero*, eliminación de, desperdicio*, eliminar, papelera*',
      'tree-pine': 'bosque*, árbol*, árboles, forestal*, madera*, arbolado, reforestación',
      'trending-down':
        'reducción*, reducciones, pérdida*, descenso*, caída*, disminución*, bajada*, declive*, recesión*, reducir, disminuir, desaceleración',
      'trending-up':
        'crecimiento, aumento*, mejora*, progreso*, desarrollo, incremento*, expansión*, subida*, alza, crecer, mejorar, ampliación*, escalabilidad, avance*',
      'triangle-alert':
        'riesgo*, peligro*, problema*, crisis, advertencia*, dificultad*, dificultades, precaución*, escalada de problemas',
      trophy:
        'éxito*, logro*, competencia, victoria*, competidor*, competición*, competiciones, campeón*, campeonato*, concurso*, triunfo*, competitiv*',
      truck:
        'entrega*, logística*, transporte*, envío*, camión*, camiones, reparto a domicilio, mudanza*, flete*, traslado*, distribución logística',
      umbrella: 'seguro médico, seguros, aseguradora*, póliza*, cobertura*, paraguas',
      upload: 'subida de archivos, carga de archivos, publicar, publicación en línea',
      user: 'persona, perfil, perfiles, jefe*, responsable*, encargad*, gerente*, líder, líderes',
      'user-check': 'cliente*, miembro*, clientela, afiliad*, abonad*, asistencia presencial, membresía*, elegibilidad',
      'user-plus':
        'contratación*, contrataciones, reclutamiento*, inscripción*, inscripciones, registro*, incorporación*, incorporaciones, onboarding, nuevos clientes, nuevos socios, candidatura*, candidato*, contratar, selección de personal, alta de clientes',
      users:
        'equipo, equipos, personal, personas, empleados, usuario*, visitante*, familia*, población, quién, quiénes, público, participante*, plantilla, trabajador*, emplead*, recursos humanos, rrhh, ciudadan*, vecin*, compañer*, colaborador*, asistentes, talento*, grupo*, gente, partes interesadas, habitantes, comunidad educativa',
      utensils:
        'comida*, alimentación, restaurante*, cocina*, gastronomía, almuerzo*, cena*, desayuno*, catering, comedor*, menú*, alimento*, alimentari*, cocinar',
      video: 'vídeo*, video*, videollamada*, videoconferencia*, streaming, grabación*, grabaciones',
      'volume-2': 'sonido*, ruido*, acústic*, volumen sonoro, sonor*',
      vote: 'voto*, votación*, votaciones, elección*, elecciones, decisión*, decisiones, referéndum*, electoral*, votar, decidir, consulta popular',
      wallet: 'presupuesto*, presupuestari*, cartera, billetera*, gasto previsto, presupuestal*',
      warehouse: 'almacén*, almacenes, inventario*, existencias, bodega*, stock, depósito*',
      watch: 'reloj inteligente, relojes inteligentes, smartwatch*, dispositivos vestibles',
      waves:
        'mar, mares, océano*, ola, olas, marea*, río, ríos, inundación*, inundaciones, natación, piscina*, lago*, litoral, playa*, marin*, costa, costas, costero*',
      wheat: 'trigo*, cereal*, cereales, pan, panes, panader*, cosecha*, harina*, grano*',
      wifi: 'wifi, wi-fi, inalámbric*, conectividad, fibra óptica, banda ancha',
      wind: 'viento*, eólic*, ventilación*, aire, calidad del aire, respiración*',
      workflow: 'proceso*, flujo de trabajo, flujos de trabajo, workflow*, procedimiento*',
      wrench:
        'mantenimiento*, reparación*, reparaciones, herramienta*, reparar, asistencia técnica, soporte técnico, equipamiento*, puesta a punto',
      zap: 'energía*, electricidad, impacto*, eléctric*, energétic*, logros rápidos, potencia, victorias rápidas',
    },
  },
};
