import type { StoryWords } from './storyline';
import { storySlides } from './storyline';

export const german: StoryWords = {
  mark: '[Ergänzen · {}]',
  before: 'heutiger Weg',
  after: 'neuer Weg',
  amount: 'Betrag',
  source: 'Quelle',
  measure: 'Gegenmaßnahme',
  risk: 'Risiko',
  phases: ['Zu Beginn', 'In der Mitte', 'Zum Schluss'],
  months: ['Erster Monat', 'Zweiter Monat', 'Dritter Monat'],
  phasePrompt: 'Ziel, wichtigste Schritte, wer verantwortlich ist',
  change: storySlides(`
    s1 Die Botschaft in einem Satz / was das Publikum mitnehmen soll
    b2 Wo wir heute stehen / wie es heute läuft und wer was macht / was es im Jahr kostet, mit Quelle / wo Fehler, Verzögerungen oder Risiken entstehen
    c1 Warum jetzt handeln / Grund | der stärkste Grund, mit Beleg / Anlass | was diesen Zeitpunkt richtig macht / Folgen des Abwartens | was geschieht, wenn sich nichts ändert
    v2 {A} und {b} im Vergleich / Kosten / Aufwand / Kontrolle / Schwachstellen
    b3 Worauf es dem Publikum ankommt / seine erste Frage / die Zahl, auf die es schaut / was ein Nein auslösen würde
    m2 Was es kostet und was es bringt / Einmalige Kosten / Laufende Kosten / Einsparungen / Amortisation
    p1 Der Weg dorthin / Vorbereiten | Anforderungen, Daten und Beteiligte / Auswählen | Kriterien und wer entscheidet / Erproben | wo begonnen und wie Erfolg gemessen wird / Umstellen | Reihenfolge, Termine und Rückweg / Prüfen | was wann kontrolliert wird
    r2 Risiken und Gegenmaßnahmen / was zu Beginn schiefgehen kann / was während der Umstellung schiefgehen kann / was danach schiefgehen kann
    c4 Wer dabei sein muss / Förderer | wer die Entscheidung trägt / Team | Rollen, Kenntnisse und Zeitbedarf / Betroffene | wer danach anders arbeitet und was dabei hilft
    n2 Wie es weitergeht / der erste Schritt / die anstehende Entscheidung / der Termin für den Bericht
  `),
  explain: storySlides(`
    s1 {X}: die Botschaft in einem Satz / was das Publikum behalten soll
    b1 {X}: die Grundlagen / eine Erklärung in eigenen Worten / die wichtigsten Teile oder Arten / woran man es erkennt
    c1 Warum es wichtig ist / Für das Publikum | wie es Arbeit oder Alltag berührt / Allgemein | was ohne es fehlen würde / Gerade jetzt | warum heute ein guter Zeitpunkt ist
    p2 Wie es funktioniert / Anfang | was es auslöst / Mitte | was Schritt für Schritt geschieht / Ende | was dabei herauskommt
    b3 Ein Beispiel / ein echter Fall mit Ort und Datum / was geschah / was er zeigt
    c4 Häufige Fragen / Frage | was zuerst gefragt wird / Missverständnis | was viele glauben und was stimmt / Offen | was noch niemand weiß
    m5 Zahlen und Fakten / Größe / Entwicklung / Vergleich
    b2 Was bleibt / der erste Gedanke / der zweite Gedanke / was als Nächstes zu tun oder zu lesen ist
  `),
};
