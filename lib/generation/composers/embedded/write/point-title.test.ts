import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';
import { textsOf } from '../testing/said-in';

function slidesOf(title: string, heading: string, lines: string): SlideSpec[] {
  const prompt = `# ${title}\n\n## ${heading}\n${lines}\n\n## Team\nAda Quist\n\n## Site\nHarbour 9`;
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

function titleOf(title: string, heading: string, lines: string): [string | undefined, string | undefined] {
  const slide = slidesOf(title, heading, lines)[1]!;
  const own = slide.kind === 'agenda' ? slidesOf(title, heading, lines)[2]! : slide;
  return [own.title, own.eyebrow];
}

const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n');

describe('what stands under a label of facts', () => {
  it.each([
    [
      'Harbour',
      'Results',
      list('The quay opened on time', 'Cargo grew by 14% to 2,015 kt', 'Nobody was hurt on site'),
      'Cargo grew by 14% to 2,015 kt',
    ],
    [
      'Harbour',
      'Decisions',
      list(
        'The pilot starts in Utrecht, not in Ghent',
        'The budget stays where it is',
        'Nortelia is the vendor for all',
      ),
      'The pilot starts in Utrecht, not in Ghent',
    ],
    [
      'Hafen',
      'Ausgangslage',
      list('23 % der Kunden nutzen das Portal', 'Zwei Systeme laufen nebeneinander', 'Der Vertrag endet im Mai'),
      '23 % der Kunden nutzen das Portal',
    ],
    [
      'Port',
      'Résultats',
      list('Le quai a ouvert à temps', 'Le trafic a gagné 14 % en un an', 'Personne n’a été blessé'),
      'Le trafic a gagné 14 % en un an',
    ],
    [
      'Puerto',
      'Problemas',
      list(
        'La botella subió de 0,42 € a 0,57 €',
        'La sequía redujo el riego en Jaén',
        'Faltan personas para noviembre',
      ),
      'La botella subió de 0,42 € a 0,57 €',
    ],
    [
      'Склад',
      'Проблемы',
      list('Мука подорожала на 19 % за год', 'Поставщик дважды сорвал сроки', 'Печь простаивала две недели'),
      'Мука подорожала на 19 % за год',
    ],
    [
      '函館店',
      '課題',
      list(
        '駐車場は22台分しかなく、週末は満車である',
        '厨房の人手が足りず、残業が増えている',
        '客単価が昨年の同じ月より下がっている',
      ),
      '駐車場は22台分しかなく、週末は満車である',
    ],
  ])('%s, %s: its strongest point is the title, the label stands above', (title, heading, lines, point) => {
    expect(titleOf(title, heading, lines)).toEqual([point, heading]);
  });

  it('is not said again below its title', () => {
    const slide = slidesOf(
      'Harbour',
      'Results',
      list('The quay opened on time', 'Cargo grew by 14% to 2,015 kt', 'Nobody was hurt on site'),
    ).find(({ eyebrow }) => eyebrow === 'Results')!;
    expect(textsOf(slide, { notes: false }).filter((text) => text.startsWith('Cargo grew'))).toHaveLength(1);
    expect(slide.notes).toContain('Cargo grew by 14% to 2,015 kt');
  });
});

describe('what is feared, wanted or planned keeps its label in the title', () => {
  it.each([
    [
      'Intranet',
      'Risks',
      list('Translations come late', 'Old content is not cleaned up', 'Single sign-on is delayed'),
      'Risks: Translations come late',
    ],
    [
      'Portal',
      'Ziele',
      list(
        'Portalnutzung auf 60 % bis Ende 2027',
        'Kosten je Kontakt auf 2,90 € senken',
        'Ein einziges System für alle',
      ),
      'Ziele: Portalnutzung auf 60 % bis Ende 2027',
    ],
    [
      'Portail',
      'Calendrier',
      list('3 mars 2026 : ouverture', '5 mai 2026 : bilan', '9 juin 2026 : fête du port'),
      'Calendrier : 3 mars 2026 – 9 juin 2026',
    ],
    [
      'Intranet',
      'Timeline',
      list('3 March: kick-off in Bergen', '5 May: pilot with two teams', '9 June: launch for everybody'),
      'Timeline: 3 March – 9 June',
    ],
    [
      'Intranet',
      'Actions',
      '| Action | Owner | Due |\n|---|---|---|\n| Fit the seals | Rui | 5 June |\n| Book the hall | Ana | 20 May |',
      'Actions: 20 May – 5 June',
    ],
  ])('%s, %s', (title, heading, lines, expected) => {
    expect(titleOf(title, heading, lines)[0]).toBe(expected);
  });
});

describe('a heading that is no label of facts', () => {
  it.each([
    [
      'Out of scope',
      list(
        'Refunds are paid by the old system',
        'The archive keeps its own search',
        'Printing on paper stays as it is',
      ),
    ],
    [
      'Rejected ideas',
      list(
        'Every pupil gets a tablet of their own',
        'Lessons begin at seven in the morning',
        'The school closes for the whole of May',
      ),
    ],
    [
      'Open questions',
      list(
        'Who pays for the sensors after May?',
        'Does the council have to agree at all?',
        'Where do the new ones come from?',
      ),
    ],
    ['Results', list('Cargo grew by 14%', 'Nobody was hurt on site')],
    ['Risks', '| Risk | Measure |\n|---|---|\n| Two seals may break | Order spares |\n| Nobody has time | Hire two |'],
  ])('stays the title: %s', (heading, lines) => {
    expect(titleOf('Harbour', heading, lines)[0]).toBe(heading);
  });
});
