import { normalForm, wordsIn } from './normal-form';

/** Words that say how slides are to look or read, and nothing of what they are about: few, short, text, big. */
const lists: Readonly<Record<string, string>> = {
  en: 'few little short brief briefly text texts wording commentary comment comments note notes big large small clear clearly simple plain nice clean light readable visual visuals photo photos picture pictures image images icon icons logo logos clipart stock animation animations page pages thank-you colour colours color colors font fonts wordy much many more less too so only just side next other each one two three centre piece way easy read would be fine good grouped',
  de: 'wenig wenige weniger kurz kurze kurzer kurzem kurzen knapp knappe knappem text texte kommentar kommentare erläuterung groß große großen klar klare klarer übersichtlich einfach schlicht bild bilder bildern foto fotos grafik grafiken icons symbole logo logos animation animationen farbe farben schrift lesbar viel viele mehr nur nebeneinander untereinander ein eine zwei drei danke dankesfolie',
  fr: 'peu court courte courts courtes bref brève brefs brièvement texte textes commentaire commentaires explication grand grande gros grosse clair claire clairs simple sobre lisible visible photo photos image images icône icônes logo logos animation animations couleur couleurs police beaucoup trop moins plus seulement côte coup œil un une deux trois',
  es: 'poco poca pocas pocos corto corta cortos breve breves texto textos comentario comentarios explicación grande grandes claro clara claros sencillo sencilla sobrio legible visible foto fotos imagen imágenes icono iconos logo logos logotipo animación animaciones color colores letra mucho demasiado menos más solo lado un una dos tres',
  pt: 'pouco pouca poucas poucos curto curta breve breves texto textos comentário comentários explicação grande grandes claro clara simples sóbrio legível visível foto fotos fotografia fotografias imagem imagens ícone ícones logo logótipo animação animações cor cores letra muito demasiado menos mais só lado um uma dois duas três',
  it: 'poco poca poche pochi corto corta breve brevi testo testi commento commenti spiegazione grande grandi chiaro chiara chiari semplice sobrio leggibile visibile foto immagine immagini icona icone logo loghi animazione animazioni colore colori carattere molto troppo meno più solo fianco un una due tre',
  nl: 'weinig kort korte beknopt beknopte tekst teksten commentaar toelichting groot grote duidelijk duidelijke helder eenvoudig sober leesbaar foto foto’s afbeelding afbeeldingen plaatje plaatjes icoon iconen logo logo’s animatie animaties kleur kleuren letter veel minder meer alleen naast elkaar een twee drie luchtig',
  sv: 'lite få kort korta kortfattat text texter kommentar kommentarer förklaring stor stora tydlig tydliga tydligt enkel enkla enkelt läsbar foto foton bild bilder ikon ikoner logotyp animation animationer färg färger mycket mindre mer bara bredvid en ett två tre',
  pl: 'mało niewiele krótki krótka krótkie krótko tekst tekstu teksty komentarz komentarzem opis duży duże czytelny czytelne jasny prosty proste zdjęcie zdjęcia zdjęć obraz obrazy ikony logo animacja animacji kolor kolory dużo mniej więcej tylko obok siebie jeden jedna dwa trzy',
  tr: 'az kısa kısaca metin yazı açıklama yorum büyük net sade basit okunaklı fotoğraf fotoğraflar resim resimler görsel görseller simge simgeler logo animasyon renk renkler çok daha sadece yan yana bir iki üç',
  ru: 'мало немного кратко краткий кратким короткий коротко текст текста тексты комментарий комментарием пояснение крупно крупный понятный ясно просто простой наглядно фото фотографии фотографий картинки картинок изображения иконки логотип анимации цвет цвета много меньше больше только рядом один одна два три',
  ar: 'قليل قليلة قصير قصيرة مختصر مختصرة موجز موجزة نص نصوص تعليق تعليقات شرح كبير كبيرة واضح واضحة بسيط بسيطة صور صورة أيقونات شعار رسوم ألوان كثير أقل أكثر فقط جنب',
  he: 'מעט קצר קצרה קצרים טקסט הערה הערות הסבר גדול גדולה ברור ברורה פשוט תמונה תמונות סמלים לוגו אנימציה צבע צבעים הרבה פחות יותר רק זה לצד',
  hi: 'कम थोड़ा छोटा छोटे संक्षिप्त पाठ टेक्स्ट टिप्पणी बड़ा बड़े स्पष्ट सरल फोटो तस्वीर तस्वीरें चित्र आइकन लोगो रंग ज़्यादा ज्यादा सिर्फ केवल साथ',
  zh: '少 少一点 简短 簡短 简洁 簡潔 文字 说明 說明 大 清楚 清晰 简单 簡單 图片 圖片 照片 图标 圖標 颜色 顏色 多 只 并排 並排',
  ja: '少なめ 少なく 短く 短い 簡潔 文章 コメント 説明 大きく わかりやすく 見やすく シンプル 写真 画像 イラスト アイコン 色 多く だけ 並べて',
  ko: '적게 적은 짧게 짧은 간결 간결하게 글 글자 텍스트 설명 크게 명확 단순 사진 이미지 아이콘 색 많이 만 나란히',
};

const known = new Map<string, ReadonlySet<string>>();

/** Words of wishes about form, of a language and of English. */
export function wishWordsOf(tag: string): ReadonlySet<string> {
  const base = tag.split('-')[0] ?? '';
  const made =
    known.get(base) ??
    new Set([lists[base], lists.en].flatMap((list) => wordsIn(list ?? '').map(({ form }) => normalForm(form))));
  known.set(base, made);
  return made;
}
