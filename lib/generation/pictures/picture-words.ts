/** How one language speaks of pictures; each a part of a regular expression on folded text. */
export interface PictureWords {
  /** Photo, picture, image. */
  picture: string;
  /** "This", "these", "the same": in front of a word of style. */
  these: string;
  /** "Its", "their": in front of a word of style, where a picture was named before. */
  its: string;
  /** Style, colours, look, mood. */
  style: string;
  /** "As", "for": between a picture and what it is for. */
  as: string;
  /** "Like", "inspired by", "match": in front of a picture whose look is meant. */
  like: string;
  /** Verbs and prepositions that put a picture on a slide. */
  place: string;
  /** "And", "but": between clauses that may wish for different things. */
  and: string;
  /** "Not", "without". */
  not: string;
  /** The first, the second and so on. */
  ordinals: readonly string[];
  /** Whether the picture is named before what is taken from it, as in "この写真の色". */
  pictureFirst?: true;
}

export const pictureWords: Readonly<Record<string, PictureWords>> = {
  en: {
    picture:
      '(?:photos?|photographs?|pictures?|images?|pics?|screenshots?|drawings?|illustrations?|portraits?|headshots?|logos?|attachments?|attached)',
    these: '(?:this|these|the same|that|similar|such)',
    its: '(?:its|their)',
    style:
      '(?:styles?|styling|colou?rs?|colou?r scheme|palettes?|look|looks|look and feel|mood|feel|vibe|aesthetics?|tones?|hues?|atmosphere)',
    as: '(?:as|for|only for|just for|serves? as|is (?:only |just )?for|sets?|gives?|defines?)',
    like: '(?:like|inspired by|match|matching|matches|resembles?|resembling|in keeping with|based on the look of|after|mimic|follow|echo)',
    place:
      '(?:use|using|show|showing|shows|place|placing|put|insert|include|including|add|feature|featuring|with|embed|display|have|around|next to|beside|incorporate|present)',
    and: '(?:and|but)',
    not: "(?:don't|do not|not|without|never|no)",
    ordinals: [
      '(?:first|1st|picture 1|image 1|photo 1|image-1)',
      '(?:second|2nd|picture 2|image 2|photo 2|image-2)',
      '(?:third|3rd|picture 3|image 3|photo 3|image-3)',
      '(?:fourth|4th|picture 4|image 4|photo 4)',
    ],
  },
  de: {
    picture:
      '(?:fotos?|bild(?:e?s|er|ern|e)?|abbildung(?:en)?|aufnahmen?|grafik(?:en)?|logos?|porträts?|screenshots?|anhangs?|zeichnung(?:en)?|beigefügten?|angehängten?)',
    these: '(?:dieser|diesem|diesen|diese|dieses|den gleichen|der gleiche|gleichem|gleichen|denselben|solchen)',
    its: '(?:seinen?|seine|ihren?|ihre)',
    style: '(?:stil\\p{L}*|farb\\p{L}+|palette|look|stimmung|anmutung|optik)',
    as: '(?:als|für|nur für|nur als|dient als|gibt|bestimmt)',
    like: '(?:wie|inspiriert von|passend zu|passend zum|angelehnt an|nach dem vorbild|nach|orientier\\p{L}*|im stile?|abgestimmt auf)',
    place:
      '(?:mit|verwende\\p{L}*|nutze\\p{L}*|benutze\\p{L}*|nimm|zeige?\\p{L}*|füge?|einfügen|einbauen|bau\\p{L}*|setze?|platzier\\p{L}*|binde?|einbinden|stelle?|nehmen|rechts|links|neben|um)',
    and: '(?:und|aber|sondern)',
    not: '(?:nicht|kein\\p{L}*|ohne)',
    ordinals: [
      '(?:erste[nrsm]?|bild 1|foto 1)',
      '(?:zweite[nrsm]?|bild 2|foto 2)',
      '(?:dritte[nrsm]?|bild 3|foto 3)',
      '(?:vierte[nrsm]?|bild 4|foto 4)',
    ],
  },
  fr: {
    picture:
      '(?:photos?|photographies?|images?|illustrations?|dessins?|logos?|clichés?|portraits?|visuels?|ci-jointe?s?|captures?)',
    these: '(?:cette|ces|ce|cet|la même|les mêmes|le même|mêmes?)',
    its: '(?:sa|ses|son|leurs?)',
    style: '(?:styles?|couleurs?|palettes?|ambiance|tons?|teintes?|esthétique|look|atmosphère|charte)',
    as: '(?:comme|pour|uniquement pour|seulement pour|sert de|donne|définit)',
    like: "(?:comme|inspiré\\p{L}*|inspire-toi|inspirez-vous|à la manière de|dans l'esprit|assorti\\p{L}*|reprend\\p{L}*|dans le style)",
    place:
      '(?:avec|utilise\\p{L}*|montre\\p{L}*|affiche\\p{L}*|insère\\p{L}*|insérer|insérez|inclu\\p{L}*|ajoute\\p{L}*|place\\p{L}*|mets|mettez|mettre|présente\\p{L}*|intègre\\p{L}*|intégrez|autour de|à côté de)',
    and: '(?:et|mais)',
    not: '(?:ne|pas|sans)',
    ordinals: [
      '(?:première|premier|1re|1ère|image 1|photo 1)',
      '(?:deuxième|seconde|second|2e|image 2|photo 2)',
      '(?:troisième|3e|image 3|photo 3)',
      '(?:quatrième|4e)',
    ],
  },
  es: {
    picture:
      '(?:fotos?|fotografías?|imagen|imágenes|ilustraci(?:ón|ones)|dibujos?|logos?|logotipos?|retratos?|adjunt[ao]s?|capturas?)',
    these: '(?:este|estos|esta|estas|ese|esos|el mismo|los mismos|mism[ao]s?)',
    its: '(?:sus?)',
    style: '(?:estilos?|color|colores|paleta|aspecto|ambiente|tonos?|estética|look)',
    as: '(?:como|para|solo para|sólo para|únicamente para|sirve de|da|define)',
    like: '(?:como|inspirad[oa]s?|inspírate en|al estilo|a juego con|según|imita\\p{L}*)',
    place:
      '(?:con|usa|use|usar|utiliza\\p{L}*|utilice|muestra|muestre|mostrar|inserta\\p{L}*|incluye|incluya|incluir|añade|añadir|agrega\\p{L}*|coloca\\p{L}*|coloque|pon|poner|ponga|junto a)',
    and: '(?:y|pero)',
    not: '(?:no|sin)',
    ordinals: [
      '(?:primera|primer|primero|1\\.ª|imagen 1|foto 1)',
      '(?:segunda|segundo|imagen 2|foto 2)',
      '(?:tercera|tercer|tercero|imagen 3|foto 3)',
      '(?:cuarta|cuarto)',
    ],
  },
  pt: {
    picture:
      '(?:fotos?|fotografias?|imagem|imagens|ilustraç(?:ão|ões)|desenhos?|logos?|logotipos?|retratos?|anexad[ao]s?|anexo)',
    these:
      '(?:este|estes|esta|estas|deste|destes|desta|destas|neste|nestas|nesta|esse|esses|essa|nesse|o mesmo|as mesmas|mesm[ao]s?)',
    its: '(?:seus?|suas?)',
    style: '(?:estilos?|cor|cores|paleta|aparência|clima|tons?|tonalidades?|estética|visual)',
    as: '(?:como|para|só para|somente para|apenas para|serve de|dá|define)',
    like: '(?:como|inspirad[oa]s?|inspire-se n?\\p{L}*|ao estilo|combinando com|imite)',
    place:
      '(?:com|use|usa|usar|utilize\\p{L}*|mostre|mostra|mostrar|insira|inserir|inclua|incluir|adicione|adicionar|coloque|colocar|ponha|ao lado d\\p{L}+)',
    and: '(?:e|mas)',
    not: '(?:não|sem)',
    ordinals: [
      '(?:primeira|primeiro|imagem 1|foto 1)',
      '(?:segunda|segundo|imagem 2|foto 2)',
      '(?:terceira|terceiro|imagem 3|foto 3)',
      '(?:quarta|quarto)',
    ],
  },
  it: {
    picture: '(?:foto|fotografi[ae]|immagin[ei]|illustrazion[ei]|disegn[oi]|logo|loghi|ritratt[oi]|allegat[aoie])',
    these: "(?:questo|questi|questa|queste|quest'|lo stesso|gli stessi|stess[oaie])",
    its: '(?:suo|suoi|sua|sue)',
    style: '(?:stil[ei]|color[ei]|palette|tavolozza|aspetto|atmosfera|ton[oi]|tinte|estetica|look)',
    as: '(?:come|per|solo per|soltanto per|serve da|dà|definisce)',
    like: '(?:come|ispirat[oaie]|ispirati a|nello stile|in sintonia con|intonat[oaie]|riprendi)',
    place:
      '(?:con|usa|usare|utilizza\\p{L}*|mostra|mostrare|inserisci|inserire|includi|includere|aggiungi|aggiungere|metti|mettere|colloca|posiziona|accanto a)',
    and: '(?:e|ma)',
    not: '(?:non|senza)',
    ordinals: [
      '(?:prima|primo|immagine 1|foto 1)',
      '(?:seconda|secondo|immagine 2|foto 2)',
      '(?:terza|terzo|immagine 3|foto 3)',
      '(?:quarta|quarto)',
    ],
  },
  nl: {
    picture:
      "(?:foto|foto's|afbeelding(?:en)?|plaatjes?|beeld(?:en)?|tekening(?:en)?|logo|logo's|portret(?:ten)?|bijgevoegde|bijlage)",
    these: '(?:deze|dit|dezelfde|hetzelfde|die|dezelfde)',
    its: '(?:zijn|haar)',
    style: '(?:stijl|stijlen|kleuren|kleur|kleurenpalet|palet|sfeer|look|uitstraling|tinten|vormgeving)',
    as: '(?:als|voor|alleen voor|alleen als|dient als|bepaalt)',
    like: '(?:zoals|als op|geïnspireerd (?:op|door)|passend bij|in de stijl van|naar|afgestemd op)',
    place: '(?:met|gebruik\\p{L}*|toon|tonen|laat|zet|plaats\\p{L}*|voeg|invoegen|neem|verwerk|naast)',
    and: '(?:en|maar)',
    not: '(?:niet|geen|zonder)',
    ordinals: [
      '(?:eerste|afbeelding 1|foto 1)',
      '(?:tweede|afbeelding 2|foto 2)',
      '(?:derde|afbeelding 3|foto 3)',
      '(?:vierde)',
    ],
  },
  pl: {
    picture: '(?:zdjęci\\p{L}*|obraz\\p{L}*|fotografi\\p{L}*|grafik\\p{L}*|ilustracj\\p{L}*|logo)',
    these: '(?:tym|tych|tego|te|tej|takim)',
    its: '(?:jego)',
    style: '(?:styl\\p{L}*|kolor\\p{L}*|palet\\p{L}*|nastr\\p{L}*|barw\\p{L}*|klimat\\p{L}*)',
    as: '(?:jako|dla|tylko dla|do)',
    like: '(?:jak|inspirowan\\p{L}*|w stylu|wzorując się na)',
    place: '(?:z|użyj|wykorzystaj|pokaż|wstaw|umieść|dodaj|zamieść)',
    and: '(?:i|ale)',
    not: '(?:nie|bez)',
    ordinals: ['(?:pierwsz\\p{L}+)', '(?:drug\\p{L}+)', '(?:trzeci\\p{L}*)', '(?:czwart\\p{L}+)'],
  },
  tr: {
    picture: '(?:fotoğraf\\p{L}*|resim\\p{L}*|resm\\p{L}*|görsel\\p{L}*|görüntü\\p{L}*|logo\\p{L}*)',
    these: '(?:bu|şu|aynı)',
    its: '(?:onun)',
    style: '(?:tarz\\p{L}*|stil\\p{L}*|renk\\p{L}*|rengi\\p{L}*|palet\\p{L}*|hava\\p{L}*)',
    as: '(?:için|olarak)',
    like: '(?:gibi|esinlen\\p{L}*)',
    place: '(?:kullan\\p{L}*|göster\\p{L}*|ekle\\p{L}*|yerleştir\\p{L}*|koy\\p{L}*|ile)',
    and: '(?:ve|ama)',
    not: '(?:gösterme|kullanma|değil|olmadan)',
    ordinals: ['(?:ilk|birinci)', '(?:ikinci)', '(?:üçüncü)', '(?:dördüncü)'],
    pictureFirst: true,
  },
  ru: {
    picture: '(?:фото\\p{L}*|картин\\p{L}*|изображен\\p{L}*|снимк\\p{L}*|снимок|рисун\\p{L}*|логотип\\p{L}*)',
    these: '(?:этом|эти|этих|этот|этой|таком|таких|тех же|том же)',
    its: '(?:его|её)',
    style: '(?:стил\\p{L}*|цвет\\p{L}*|палитр\\p{L}*|настроени\\p{L}*|тон\\p{L}*|атмосфер\\p{L}*)',
    as: '(?:как|для|только для|в качестве)',
    like: '(?:как на|по мотивам|вдохнов\\p{L}*|в стиле|похоже на|под)',
    place: '(?:с|со|используй\\p{L}*|покажи\\p{L}*|вставь\\p{L}*|размести\\p{L}*|добавь\\p{L}*|помести\\p{L}*)',
    and: '(?:и|а|но)',
    not: '(?:не|без)',
    ordinals: ['(?:перв\\p{L}+)', '(?:втор\\p{L}+)', '(?:трет\\p{L}+)', '(?:четв[её]рт\\p{L}+)'],
  },
  ja: {
    picture: '(?:写真|画像|イラスト|絵|図|ロゴ|添付)',
    these: '(?:この|こんな|同じ|これらの)',
    its: '(?:その)',
    style: '(?:スタイル|雰囲気|配色|色合い|色使い|カラー|色|トーン|テイスト|画風|世界観)',
    as: '(?:として|のため|用)',
    like: '(?:のような|のように|に合わせ|を参考に|風に|みたいな|に似た)',
    place: '(?:使っ|使い|使用|載せ|入れ|配置|表示|貼|置い|見せ|掲載|添え)',
    and: '(?:そして)',
    not: '(?:使わず|載せない|載せず|表示せず|入れない|入れず)',
    ordinals: ['(?:1枚目|一枚目|最初の)', '(?:2枚目|二枚目)', '(?:3枚目|三枚目)', '(?:4枚目|四枚目)'],
    pictureFirst: true,
  },
  zh: {
    picture: '(?:图片|照片|图像|圖片|相片|插图|这张图|这幅图|图|附件|标志)',
    these: '(?:这种|这样的|同样的|相同的|此|这些|这个|這種|类似的)',
    its: '(?:它的|其)',
    style: '(?:风格|配色|色调|颜色|色彩|样式|氛围|風格|顏色|色系)',
    as: '(?:作为|作為|当作|用于|用来|只用于|仅用于|只用)',
    like: '(?:一样|类似|参考|参照|模仿|仿照|按照)',
    place: '(?:使用|用这|用此|放上|放入|放在|插入|展示|显示|加入|添加|配上|放置|带上)',
    and: '(?:并|然后)',
    not: '(?:不要|不用|不放|无需|别)',
    ordinals: ['(?:第一张|第1张|第一幅)', '(?:第二张|第2张|第二幅)', '(?:第三张|第3张)', '(?:第四张|第4张)'],
    pictureFirst: true,
  },
  ko: {
    picture: '(?:사진|이미지|그림|로고|첨부)',
    these: '(?:이런|이|같은|이러한)',
    its: '(?:그)',
    style: '(?:스타일|분위기|색상|색감|색|톤|느낌|배색)',
    as: '(?:용으로|로만|으로만|참고)',
    like: '(?:처럼|같이|맞춰|참고)',
    place: '(?:사용|넣|보여|배치|삽입|표시|추가|올려)',
    and: '(?:그리고)',
    not: '(?:넣지|보여주지|말고|사용하지)',
    ordinals: ['(?:첫 번째|첫번째)', '(?:두 번째|두번째)', '(?:세 번째|세번째)', '(?:네 번째|네번째)'],
    pictureFirst: true,
  },
  ar: {
    picture: '(?:الصورة|الصور|صورة|صور|الشعار|المرفقة)',
    these: '(?:هذا|هذه|نفس)',
    its: '(?:ألوانها)',
    style: '(?:الأسلوب|أسلوب|ألوان|الألوان|ألوانها|طابع|نمط|النمط)',
    as: '(?:من أجل|كمرجع|فقط)',
    like: '(?:مثل|مستوحى من|مستوحاة من|على غرار)',
    place: '(?:استخدم|ضع|أظهر|اعرض|أدرج|أضف|مع)',
    and: '(?:ثم|لكن)',
    not: '(?:لا|بدون|دون)',
    ordinals: ['(?:الأولى)', '(?:الثانية)', '(?:الثالثة)', '(?:الرابعة)'],
  },
};
