import { describe, expect, it } from 'vitest';
import { readPictureUses } from './read-picture-uses';

type Use = 'place' | 'style' | 'both';

const ofOne: readonly [language: string, use: Use, prompt: string][] = [
  ['en', 'place', 'Use this photo on a slide about our new plant'],
  ['en', 'place', 'One slide on bees. Show the attached picture.'],
  ['en', 'place', 'A slide about the harbour with this photo on the right'],
  ['en', 'place', 'Please include the image next to three bullet points'],
  ['en', 'place', 'Put the logo on the slide'],
  ['en', 'place', 'Show the photo on a slide with blue colours'],
  ['en', 'style', 'A slide on quarterly results in this style'],
  ['en', 'style', 'Match these colours: a slide on our roadmap'],
  ['en', 'style', 'Three reasons to switch, like this mood board'],
  ['en', 'style', 'Use the colors of the attached image'],
  ['en', 'style', 'Use the photo only for the colours'],
  ['en', 'style', 'Our values, in the style of the picture'],
  ['en', 'style', 'The look should be inspired by this photo'],
  ['en', 'style', 'Use the picture as a style reference'],
  ['en', 'style', "Don't show the picture, use only its colours"],
  ['en', 'both', 'Use this photo and match its colours'],
  ['en', 'both', 'A slide about our new plant'],
  ['en', 'both', 'Our paint and its colours'],
  ['en', 'both', 'Why this design won the prize'],
  ['en', 'both', 'The Bauhaus style in three points'],
  ['de', 'place', 'Eine Folie über den Hafen mit diesem Foto'],
  ['de', 'place', 'Zeige das angehängte Bild neben drei Punkten'],
  ['de', 'place', 'Verwende das Foto auf der Folie'],
  ['de', 'place', 'Bitte füge das Bild rechts ein'],
  ['de', 'style', 'Eine Folie zum Umsatz in diesem Stil'],
  ['de', 'style', 'Eine Folie im Stil des Bildes'],
  ['de', 'style', 'Nimm die Farben aus dem Foto'],
  ['de', 'style', 'Verwende das Bild nur als Stilvorlage und nur für die Farben'],
  ['de', 'style', 'Passend zum Bild: drei Gründe für den Umstieg'],
  ['de', 'both', 'Umsatz im dritten Quartal'],
  ['fr', 'place', 'Une diapositive sur le port avec cette photo'],
  ['fr', 'place', "Montrez l'image ci-jointe"],
  ['fr', 'place', "Insérez l'image à droite"],
  ['fr', 'style', 'Une diapositive sur les ventes dans ce style'],
  ['fr', 'style', 'Reprenez les couleurs de la photo'],
  ['fr', 'style', "Inspirez-vous de l'image"],
  ['fr', 'style', 'Utilisez la photo uniquement pour les couleurs'],
  ['fr', 'both', 'Les ventes du trimestre'],
  ['es', 'place', 'Usa esta foto en la diapositiva'],
  ['es', 'place', 'Una diapositiva sobre el puerto con la imagen adjunta'],
  ['es', 'style', 'Una diapositiva con este estilo'],
  ['es', 'style', 'Los colores de la foto'],
  ['es', 'style', 'Utiliza la imagen solo para los colores'],
  ['es', 'style', 'Inspirada en esta imagen'],
  ['es', 'both', 'Las ventas del trimestre'],
  ['pt', 'place', 'Use esta foto no slide'],
  ['pt', 'place', 'Mostre a imagem anexada'],
  ['pt', 'style', 'Um slide neste estilo'],
  ['pt', 'style', 'Com as cores da imagem'],
  ['pt', 'style', 'Inspirado nesta foto'],
  ['it', 'place', 'Usa questa foto nella diapositiva'],
  ['it', 'place', "Inserisci l'immagine accanto al testo"],
  ['it', 'style', 'Una diapositiva in questo stile'],
  ['it', 'style', "Con i colori dell'immagine"],
  ['it', 'style', 'Ispirata a questa foto'],
  ['nl', 'place', 'Een dia over de haven met deze foto'],
  ['nl', 'place', 'Plaats de bijgevoegde afbeelding rechts'],
  ['nl', 'style', 'Een dia in deze stijl'],
  ['nl', 'style', 'Neem de kleuren van de foto'],
  ['nl', 'style', 'Geïnspireerd op deze afbeelding'],
  ['pl', 'place', 'Wstaw to zdjęcie na slajdzie'],
  ['pl', 'style', 'Slajd w tym stylu'],
  ['tr', 'place', 'Bu fotoğrafı kullan'],
  ['tr', 'style', 'Bu fotoğrafın renklerini kullan'],
  ['ru', 'place', 'Вставь эту фотографию на слайд'],
  ['ru', 'style', 'Слайд в этом стиле'],
  ['ru', 'style', 'Возьми цвета с фотографии'],
  ['ja', 'place', 'この写真を使って港のスライドを作ってください'],
  ['ja', 'place', '添付の画像を載せてください'],
  ['ja', 'style', 'このスタイルでスライドを作ってください'],
  ['ja', 'style', 'この写真の色を使ってください'],
  ['ja', 'style', 'この画像のような雰囲気で'],
  ['ja', 'both', '港についてのスライド'],
  ['zh', 'place', '使用这张照片制作一页幻灯片'],
  ['zh', 'place', '请插入附件中的图片'],
  ['zh', 'style', '用这种风格做一页'],
  ['zh', 'style', '采用图片的配色'],
  ['zh', 'style', '参考图片的风格'],
  ['zh', 'both', '关于港口的一页'],
  ['ko', 'place', '이 사진을 넣어 주세요'],
  ['ko', 'style', '이 사진의 색상을 사용해 주세요'],
  ['ko', 'style', '이런 스타일로 만들어 주세요'],
  ['ar', 'place', 'استخدم هذه الصورة في الشريحة'],
  ['ar', 'style', 'شريحة بنفس الأسلوب'],
  ['ar', 'style', 'استخدم ألوان الصورة'],
];

const ofTwo: readonly [language: string, uses: [Use, Use], prompt: string][] = [
  ['en', ['style', 'place'], 'Use the first picture as a style reference and place the second'],
  ['en', ['place', 'style'], 'Show the first image, match the colours of the second image'],
  ['en', ['place', 'style'], 'Place image 1 on the left. Image 2 is only for the mood.'],
  ['en', ['place', 'place'], 'Use both photos side by side'],
  ['en', ['style', 'style'], 'Both pictures are attached: make it in this style'],
  ['en', ['both', 'both'], 'A slide on our two plants'],
  ['de', ['place', 'style'], 'Zeige das erste Bild, nimm das zweite nur für die Farben'],
  ['fr', ['style', 'place'], 'La première image pour le style, insérez la deuxième image'],
  ['es', ['place', 'style'], 'Muestra la primera foto y usa la segunda solo para los colores'],
  ['it', ['place', 'style'], 'Mostra la prima foto, la seconda solo per i colori'],
  ['nl', ['place', 'style'], 'Toon de eerste foto, gebruik de tweede alleen voor de kleuren'],
  ['ja', ['place', 'style'], '1枚目の写真を載せて、2枚目の写真の色を使ってください'],
  ['zh', ['place', 'style'], '放上第一张照片，参考第二张图片的配色'],
];

describe('what a picture is for', () => {
  it.each(ofOne)('%s, %s: %s', (language, use, prompt) => {
    expect(readPictureUses(prompt, language, 1)).toEqual([use]);
  });

  it.each(ofTwo)('%s, %s: %s', (language, uses, prompt) => {
    expect(readPictureUses(prompt, language, 2)).toEqual(uses);
  });

  it('is read from the beginning and the end, not from the material between', () => {
    const material = 'The report speaks of numbers and of people. '.repeat(80);
    expect(readPictureUses(`${material}Make it in the style of the picture. ${material}`, 'en', 1)).toEqual(['both']);
    expect(readPictureUses(`${material}\n\nMake it in the style of the picture.`, 'en', 1)).toEqual(['style']);
  });
});
