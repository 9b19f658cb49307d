import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Section } from '../reading';

const read = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const saidIn = ({ parts, sections }: Section): string =>
  [...parts.map((part) => ('text' in part ? part.text : part.type)), ...sections.map(({ title }) => title)].join(' | ');

describe('paragraphs that say one after the other what each slide shows', () => {
  it.each([
    [
      'Please make 4 slides for the board.\n\nStart with the size of it: 9,400 claims a year.\n\nThen show how we got there. Costs rose in May. Nobody saw it.\n\nThird slide: what we do now\n- train the staff\n- change the form\n\nFinish with whom to ask: Ann Lee, extension 44.',
      ['the size of it', 'how we got there', 'what we do now', 'whom to ask'],
    ],
    [
      'Bitte 4 Folien für den Beirat.\n\nZuerst die Lage: zwei Kunden zahlen später.\n\nDanach die Zahlen. Wir hatten 3,8 Mio. Euro. Jetzt sind es 4,2 Mio. Euro.\n\nDritte Folie: was 2025 drückt\n- die Lohnrunde\n- das Darlehen\n\nZum Schluss: der Beirat soll 300.000 Euro freigeben.',
      ['die Lage', 'die Zahlen', 'was 2025 drückt', 'der Beirat soll 300.000 Euro freigeben'],
    ],
    [
      "Il me faut 4 diapositives pour le comité.\n\nPour commencer, un rappel du contexte : trois sites, budget de 1,2 M€.\n\nEnsuite, nos indicateurs :\n- Déchets : 84 %\n- Énergie : 52 %\n\nTroisième diapo : expliquer le retard. Le contrat a été signé en août.\n\nPour finir, les décisions attendues : valider l'avenant.",
      ['un rappel du contexte', 'nos indicateurs', 'le retard', 'les décisions attendues'],
    ],
    [
      'Necesito 4 diapositivas para ventas.\n\nPrimero el contexto: campaña de otoño, 9.500 euros.\n\nLuego los resultados. Nos visitaron 2.400 personas. 74 se matricularon.\n\nDespués lo que aprendimos:\n- los vídeos funcionan\n- nadie coge el teléfono\n\nPor último, próximos pasos: repetir en enero.',
      ['el contexto', 'los resultados', 'lo que aprendimos', 'próximos pasos'],
    ],
  ])('are sections that are called so: %#', (prompt, titles) => {
    const { sections } = read(prompt).content;
    expect(sections.map(({ title }) => title)).toEqual(titles);
  });

  it('keep what stands behind their names, and what is listed below', () => {
    const { sections } = read(
      'Please make 3 slides.\n\nFirst the aim: fewer no-shows.\n\nNext, what we do:\n- call on Friday\n- send a card\n\nLast slide: what it costs, 400 a month.',
    ).content;
    expect(sections.map(saidIn)).toEqual(['fewer no-shows.', 'list', '']);
    expect(sections[2]?.title).toBe('what it costs, 400 a month.'.slice(0, -1));
  });

  it('are none of a text that tells what happened, or in which order something is done', () => {
    const told =
      'Make slides of this story, please.\n\nFirst we went to Leeds: the hall was full.\n\nThen the lights went out. Nobody moved. It was quiet.\n\nFinally the band played on. We all sang.';
    expect(read(told).content.sections.every(({ marker }) => marker?.role !== 'slide')).toBe(true);
  });

  it('count slides by words as by numbers', () => {
    const { sections } = read(
      'Please prepare 3 slides.\n\nSlide one, the reason: two teams did the same work for years and nobody saw it.\n\nSlide two, the lines from May. Ann Lee leads both teams, and Tom Berg leads the stores from May on.\n\nSlide three: what changes - one price list.',
    ).content;
    expect(sections.map(({ title }) => title)).toEqual(['the reason', 'the lines from May', 'what changes']);
  });
});

describe('as many numbered lines as slides are asked for', () => {
  it('are those slides, with what stands below them', () => {
    const { sections } = read(
      'Deck for our shop, 3 slides.\n\n1 - Why: nobody knows us\n2 - Plans\n\nStarter – €9 a month: one user\nTeam – €29 a month: ten users\n\n3 - Start: call 555 0123',
    ).content;
    expect(sections.map(({ marker }) => marker?.role)).toEqual(['slide', 'slide', 'slide']);
  });
});

describe('the number of slides', () => {
  it('is that of slides where pages of something else are counted, too', () => {
    expect(read('We did a 60 page study and need a 5 slide version. Costs fell. Sales rose.').slideCount.asked).toEqual(
      {
        min: 5,
        max: 5,
      },
    );
  });
});
