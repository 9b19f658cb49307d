import type { Tone } from './tone';

/** Words that name a tone: in languages with spaces as whole words, in the others with what makes them an adverb. */
export const toneWords: Readonly<Record<Tone, { spaced: string; eastern: string }>> = {
  formal: {
    spaced:
      'formal(?:ly|es|e|a|ne|en|er|nie)?|official|professional(?:ly)?|serious|business-?like|formell(?:e[nrsm]?)?|förmlich(?:e[nrsm]?)?|seriös(?:e[nrsm]?)?|professionell(?:e[nrsm]?)?|offiziell(?:e[nrsm]?)?|formel(?:le|s|les)?|professionnel(?:le|s)?|sérieux|sérieuse|soutenu|officiel(?:le)?|profesional(?:es)?|serio|seria|sério|séria|profissional|formale|professionale|serieus|serieuze|formeel|formele|professioneel|professionele|zakelijk|zakelijke|formaln\\p{L}{1,3}|oficjaln\\p{L}{1,3}|profesjonaln\\p{L}{1,3}|poważn\\p{L}{1,3}|resmi|profesyonel|ciddi|официальн\\p{L}{1,3}|формальн\\p{L}{1,3}|делов\\p{L}{1,3}|серь[её]зн\\p{L}{1,3}|профессиональн\\p{L}{1,3}|رسمي(?:ة|ًا|ا)?|مهني(?:ة)?|احترافي(?:ة)?|رسميا|רשמי(?:ת)?|מקצועי(?:ת)?|רציני(?:ת)?|औपचारिक|पेशेवर|गंभीर',
    eastern:
      '正式|(?<=语气|語氣|风格|風格|口吻)(?:要|更)?(?:专业|專業)|专业的?(?:语气|风格|口吻)|專業的?(?:語氣|風格)|严肃|嚴肅|庄重|商务(?:风格|风)|フォーマル|改まった|堅い|硬い(?:文体|トーン)|丁寧な|ビジネス(?:調|ライク)|敬体|격식|공식적|정중|전문적인 (?:어조|톤|느낌)|진지',
  },
  plain: {
    spaced:
      'plain|simple|easy to understand|clear|factual|neutral|objective|sober|matter-of-fact|no-nonsense|straightforward|down-to-earth|sachlich(?:e[nrsm]?)?|nüchtern(?:e[nrsm]?)?|einfach(?:e[nrsm]?)?|verständlich(?:e[nrsm]?)?|leicht verständlich(?:e[nrsm]?)?|neutral(?:e[nrsm]?)?|schlicht(?:e[nrsm]?)?|objektiv(?:e[nrsm]?)?|factuel(?:le)?|neutre|clair|claire|simples|objectif|sencill[oa]s?|clar[oa]|neutr[oa]|neutral|objetiv[oa]|factual|direto|semplice|chiar[oa]|neutrale|sobri[oa]|oggettiv[oa]|eenvoudig(?:e)?|helder(?:e)?|nuchter(?:e)?|feitelijk(?:e)?|neutrale?|neutraal|zakelijk-neutraal|rzeczow\\p{L}{1,3}|prost\\p{L}{1,3}|neutraln\\p{L}{1,3}|przystępn\\p{L}{1,3}|sade|yalın|basit|anlaşılır|tarafsız|nesnel|прост\\p{L}{1,3}|понятн\\p{L}{1,3}|нейтральн\\p{L}{1,3}|сдержанн\\p{L}{1,3}|объективн\\p{L}{1,3}|بسيط(?:ة)?|واضح(?:ة)?|محايد(?:ة)?|موضوعي(?:ة)?|פשוט(?:ה)?|ענייני(?:ת)?|ברור(?:ה)?|נייטרלי(?:ת)?|सरल|आसान|स्पष्ट|तटस्थ|सीधी',
    eastern:
      '简洁|簡潔|平实|平實|通俗易懂|简单明了|簡單明瞭|客观|客觀|中立|朴素|朴实|わかりやす|分かりやす|平易|シンプルな(?:文|言葉|トーン|語り)|客観的|淡々|中立的|簡潔|쉽게|쉬운|간결|담백|객관적|명료|중립적',
  },
  persuasive: {
    spaced:
      'persuasive|convincing|compelling|assertive|salesy|punchy|überzeugend(?:e[nrsm]?)?|werbend(?:e[nrsm]?)?|verkaufsstark(?:e[nrsm]?)?|mitreißend überzeugend|convaincant(?:e|s|es)?|persuasi(?:f|ve)|percutant(?:e)?|vendeur|convincente|persuasiv[oa]|contundente|vendedor|persuasiva|overtuigend(?:e)?|wervend(?:e)?|przekonując\\p{L}{1,3}|perswazyjn\\p{L}{1,3}|ikna edici|inandırıcı|убедительн\\p{L}{1,3}|убеждающ\\p{L}{1,3}|продающ\\p{L}{1,3}|مقنع(?:ة)?|إقناعي(?:ة)?|משכנע(?:ת)?|שכנועי(?:ת)?|प्रभावशाली|प्रेरक तर्क|विश्वासोत्पादक|आश्वस्त करने वाली|आश्वस्त करने वाला|प्रभावी',
    eastern: '有说服力|有說服力|说服力|說服力|令人信服|説得力|説得的|訴求力|설득력|설득적',
  },
  inspiring: {
    spaced:
      'inspiring|inspirational|motivating|motivational|uplifting|visionary|emotional|enthusiastic|energetic|inspirierend(?:e[nrsm]?)?|motivierend(?:e[nrsm]?)?|begeisternd(?:e[nrsm]?)?|mitreißend(?:e[nrsm]?)?|emotional(?:e[nrsm]?)?|inspirant(?:e|s|es)?|motivant(?:e|s|es)?|enthousiaste|inspirador(?:a|as|es)?|motivador(?:a|as|es)?|entusiasta|ispirante|motivante|coinvolgente|ispirazionale|inspirerend(?:e)?|motiverend(?:e)?|enthousiast(?:e)?|inspirując\\p{L}{1,3}|motywując\\p{L}{1,3}|porywając\\p{L}{1,3}|ilham verici|motive edici|coşkulu|вдохновляющ\\p{L}{1,3}|мотивирующ\\p{L}{1,3}|воодушевляющ\\p{L}{1,3}|ملهم(?:ة)?|محفز(?:ة)?|تحفيزي(?:ة)?|מעורר(?:ת)? השראה|מלהיב(?:ה)?|מניע(?:ה)? לפעולה|प्रेरणादायक|प्रेरक|उत्साहवर्धक|जोशीली|जोशीला',
    eastern:
      '鼓舞人心|激励人心|激勵|励志|勵志|振奋|富有感染力|热情洋溢|感動的|心を動かす|鼓舞|前向きで力強い|やる気|インスピレーション|ワクワク|영감을 주|동기를? ?부여|감동적|열정적',
  },
  playful: {
    spaced:
      'playful|fun|funny|humorous|casual|informal|relaxed|light-?hearted|friendly|witty|cheerful|locker(?:e[nrsm]?)?|humorvoll(?:e[nrsm]?)?|verspielt(?:e[nrsm]?)?|lustig(?:e[nrsm]?)?|witzig(?:e[nrsm]?)?|freundlich(?:e[nrsm]?)?|unterhaltsam(?:e[nrsm]?)?|informell(?:e[nrsm]?)?|kindgerecht(?:e[nrsm]?)?|ludique|amusant(?:e)?|drôle|décontracté(?:e)?|décalé(?:e)?|informel(?:le)?|humoristique|divertid[oa]s?|informal|lúdic[oa]|desenfadad[oa]|cercan[oa]|descontraíd[oa]|bem-humorad[oa]|leve|divertente|giocos[oa]|informale|spiritos[oa]|leggero|speels(?:e)?|luchtig(?:e)?|grappig(?:e)?|informeel|informele|vrolijk(?:e)?|luźn\\p{L}{1,3}|zabawn\\p{L}{1,3}|żartobliw\\p{L}{1,3}|swobodn\\p{L}{1,3}|lekki\\p{L}{0,3}|eğlenceli|esprili|samimi|neşeli|rahat|игрив\\p{L}{1,3}|вес[её]л\\p{L}{1,3}|л[её]гк\\p{L}{1,3}|неформальн\\p{L}{1,3}|шутлив\\p{L}{1,3}|дружелюбн\\p{L}{1,3}|مرح(?:ة)?|خفيف(?:ة)?|ودي(?:ة)?|ودّي(?:ة)?|فكاهي(?:ة)?|קליל(?:ה)?|משעשע(?:ת)?|הומוריסטי(?:ת)?|שובב(?:ה)?|כיפי(?:ת)?|मज़ेदार|मजेदार|हल्की-फुल्की|हल्का-फुल्का|दोस्ताना|अनौपचारिक|चंचल',
    eastern:
      '轻松|輕鬆|幽默|活泼|活潑|俏皮|有趣|亲切|親切|カジュアル|ユーモア|楽し[いく]|親しみやす|くだけた|ポップ|遊び心|재미있|유머|가볍|친근|캐주얼|발랄|유쾌',
  },
  technical: {
    spaced:
      'technical|in-depth|scientific|academic|expert-level|technisch(?:e[nrsm]?)?|fachlich(?:e[nrsm]?)?|wissenschaftlich(?:e[nrsm]?)?|technique(?:s)?|scientifique|académique|pointu(?:e)?|técnic[oa]s?|científic[oa]|académic[oa]|acadêmic[oa]|tecnic[oa]|scientific[oa]|accademic[oa]|wetenschappelijk(?:e)?|academisch(?:e)?|techniczn\\p{L}{1,3}|naukow\\p{L}{1,3}|specjalistyczn\\p{L}{1,3}|teknik|bilimsel|akademik|техническ\\p{L}{1,3}|научн\\p{L}{1,3}|экспертн\\p{L}{1,3}|تقني(?:ة)?|فني(?:ة)?|علمي(?:ة)?|أكاديمي(?:ة)?|טכני(?:ת)?|מדעי(?:ת)?|אקדמי(?:ת)?|तकनीकी|वैज्ञानिक|शैक्षणिक',
    eastern:
      '(?:技术|技術)(?:性|风格|風格|语气|語氣|向|化的|口吻)|学术(?:性|风格)|學術|技術的な?(?:トーン|内容|文体|に|な)|専門的|学術的|기술적|학술적|전문가 수준',
  },
};
