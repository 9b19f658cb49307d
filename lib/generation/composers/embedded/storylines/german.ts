import type { StoryWords } from './storyline';
import { readStories } from './storyline';

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
  stories: readStories(`
    @change
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
    @explain
    b1 Worum es geht / „{x}“ in einem Satz erklärt{for} / die wichtigsten Teile oder Arten / womit es oft verwechselt wird
    c2 Warum es wichtig ist / Im Alltag | wo man dem Thema „{x}“ begegnet / Im Großen | was ohne es fehlen würde / Gerade jetzt | was es heute zum Thema macht
    p1 Wie es funktioniert / Zuerst | was es auslöst und was es braucht / Dann | was Schritt für Schritt geschieht / Am Ende | was dabei herauskommt und wer es merkt
    b2 Ein Beispiel aus der Praxis / ein echter Fall mit Ort und Datum / was dort geschah / was der Fall über „{x}“ zeigt
    c3 Was viele falsch verstehen / Irrtum | was viele über „{x}“ glauben / Tatsache | was stattdessen stimmt, mit Quelle / Offen | was noch niemand weiß
    m4 Zahlen und Fakten / Größe / Entwicklung / Vergleich
    b1 Was bleibt / das Wichtigste zu „{x}“ / das Zweitwichtigste / was man als Nächstes lesen oder ausprobieren kann
    @compare
    s2 Die kurze Antwort / was besser passt{for}: {a} oder {b}, in einem Satz
    b2 Was die Wahl leisten muss / das Ziel, um das es geht / die Grenzen: Geld, Zeit, Menschen / wer bis wann entscheidet
    d1 {A}: Vor- und Nachteile / Vorteile | das stärkste Argument für {a} | ein zweites, mit einer Zahl | wer am meisten davon hat / Nachteile | was {a} kostet oder erschwert | wer dagegen wäre und warum | was sich dagegen tun lässt
    d1 {B}: Vor- und Nachteile / Vorteile | das stärkste Argument für {b} | ein zweites, mit einer Zahl | wer am meisten davon hat / Nachteile | was {b} kostet oder erschwert | wer dagegen wäre und warum | was sich dagegen tun lässt
    v1 Beides im direkten Vergleich / Kosten / Aufwand / Qualität / Risiko
    c3 Was den Ausschlag gibt / Für {a} | die Lage, in der {a} klar besser ist / Für {b} | die Lage, in der {b} klar besser ist / Ein Mittelweg | wie sich beides verbinden lässt
    s1 Unsere Empfehlung / Ihre Wahl zwischen {a} und {b} und der Grund, der sie entscheidet
    n3 Wie es weitergeht / der erste Schritt nach der Entscheidung / was sich vorher ausprobieren lässt / wann die Entscheidung überprüft wird
    @howto
    s3 Was man davon hat / was das Ergebnis bringt, in einem Satz
    b1 Was man vorher braucht / Werkzeug und Material / Zeit und Geld / was man schon wissen sollte
    p1 Schritt für Schritt / Vorbereiten | was bereitliegen muss und wo / Anfangen | der erste Handgriff und worauf es ankommt / Weitermachen | die Hauptarbeit, mit Zeiten oder Mengen / Abschließen | woran man erkennt, dass es fertig ist
    c2 Fehler, die sich vermeiden lassen / Am Anfang | was am häufigsten schiefgeht und warum / Unterwegs | was oft vergessen wird / Am Ende | was zu früh oder zu spät geschieht
    b2 Woran man den Erfolg erkennt / wie ein gutes Ergebnis aussieht / was man prüfen oder messen kann / was zu ändern ist, wenn es nicht reicht
    b4 Tipps aus der Erfahrung / eine Abkürzung, die Zeit spart / ein Kniff für ein besseres Ergebnis / was Fachleute anders machen
    b1 Wie es weitergeht / was man heute tun kann / die nächste Stufe für später / wo man Hilfe findet
    @history
    s2 Warum diese Geschichte wichtig ist / was die Vergangenheit über heute verrät, in einem Satz
    b1 Die Anfänge / wo und wann alles begann / wer dahinterstand / was es vorher gab
    t1 Die Wendepunkte / Jahr | der erste Wendepunkt / Jahr | eine Erfindung, ein Ereignis oder ein Mensch, der alles veränderte / Jahr | wann viele Menschen es kannten / Jahr | die jüngste große Veränderung
    c2 Wer sie geprägt hat / Ein Mensch | Name, Rolle und was er oder sie tat / Ein Ort | wo es wuchs und warum gerade dort / Eine Idee | was daran neu war
    b2 Was sich dadurch verändert hat / wie man vorher lebte oder arbeitete / was danach anders war / wer dabei verlor
    b2 Wo wir heute stehen / die Lage heute, mit einer Zahl und ihrer Quelle / was von den Anfängen geblieben ist / was als Nächstes kommen könnte
    b1 Was bleibt / das eine Datum, das man behalten sollte / der eine Name / eine Frage zum Weiterdenken
    @training
    b1 Was Sie danach können / was alle nach der Schulung können / was sie wissen / was sie ab morgen anders machen
    c1 Warum es für uns wichtig ist / Für die Kundschaft | was sie von uns erwartet / Für Sie | was die Arbeit leichter oder sicherer macht / Wenn es schiefgeht | ein echter Fall und was er gekostet hat
    b1 Die Grundlagen / der wichtigste Begriff, in einfachen Worten / die Regel, die immer gilt / wo sie nachzulesen ist
    p1 So geht es richtig / Erkennen | woran man die Situation erkennt / Innehalten | was vor dem Handeln zu prüfen ist / Handeln | die richtigen Schritte der Reihe nach / Melden | wem und wie
    d2 Richtig und falsch / Richtig | eine gute Gewohnheit | eine zweite | was man im Zweifel tut / Falsch | der häufigste Fehler | eine Abkürzung, die schadet | was nie erlaubt ist
    b2 Übung: ein Fall aus unserem Alltag / die Situation, ohne Namen / die Frage für die Gruppenarbeit / die Lösung, für hinterher
    b3 Testen Sie Ihr Wissen / eine leichte Frage / eine Frage mit Haken / eine Frage zum eigenen Arbeitsplatz
    b1 Wo es Hilfe gibt / wer Fragen beantwortet, mit Telefon oder E-Mail / wo die Regeln stehen / der nächste Termin
    @pitch
    s1 Was wir tun, in einem Satz / was wir anbieten, für wen und was daran anders ist
    c1 Das Problem / Wer es hat | welche Kundengruppe und wie viele es sind / Was es kostet | Zeit, Geld oder Ärger, mit Quelle / Der heutige Behelf | was heute genutzt wird und warum es nicht reicht
    p1 Unsere Lösung / Heute | wie man mit dem Problem lebt / Mit uns | was sich beim ersten Einsatz ändert / Ergebnis | was danach besser ist, mit einer Zahl
    b2 Der Markt / wie groß er ist, mit Quelle / wo wir anfangen / warum er jetzt wächst
    v3 Was uns unterscheidet / Preis / Nutzen / Tempo / Schwachstellen
    b2 Womit wir Geld verdienen / wer wie viel und wie oft zahlt / was es kostet, Kundschaft zu gewinnen / was je Kunde übrig bleibt
    b2 Was wir schon erreicht haben / Nutzer, Umsatz oder Pilotprojekte, mit Datum / die treffendste Kundenstimme / was wir gelernt haben
    c2 Das Team / Gründung | Name, Rolle und passende Erfahrung / Gründung | Name, Rolle und passende Erfahrung / Gesucht | welche Stelle als Nächstes besetzt wird
    b1 Was wir brauchen / der Betrag oder die Entscheidung / wofür er verwendet wird / was damit bis wann erreicht wird
    @plan
    s1 Das Ziel in einem Satz / was am Ende anders ist und bis wann
    d2 Was dazugehört und was nicht / Im Umfang | das erste Ergebnis | das zweite | für wen es gemacht wird / Nicht im Umfang | was nicht gemacht wird | was später kommt | worum sich andere kümmern
    t1 Meilensteine / Datum | Start: wer und was bereit sein muss / Datum | das erste Ergebnis zum Ansehen / Datum | Test oder Freigabe / Datum | Abschluss und Übergabe
    c1 Wer was macht / Leitung | Name und was sie entscheidet / Team | Namen, Aufgaben und Zeit pro Woche / Auftraggeber | wer das Geld gibt und den Weg frei macht
    m3 Was es braucht / Personal / Dienstleistungen und Lizenzen / Reserve / Summe
    r1 Risiken und Gegenmaßnahmen / was das Projekt verzögern kann / was es teurer machen kann / was von anderen abhängt
    c4 Wie wir zusammenarbeiten / Treffen | wie oft und mit wem / Entscheidungen | wer was entscheidet / Unterlagen | wo sie liegen
    n1 Die ersten Schritte / die erste Aufgabe / die Entscheidung, die zum Start nötig ist / das nächste Treffen
    @report
    s1 Der Zeitraum in einem Satz / wie es gelaufen ist und was man wissen muss
    m1 Die wichtigsten Zahlen / Ergebnis / Veränderung zum Vorzeitraum / Vergleich mit dem Ziel
    d1 Was gut lief und was nicht / Gut gelaufen | der größte Erfolg, mit einer Zahl | was ihn möglich gemacht hat / Nicht gut gelaufen | der größte Rückschlag, mit einer Zahl | seine Ursache
    c2 Woran wir gearbeitet haben / Erledigt | was abgeschlossen ist / In Arbeit | was läuft und bis wann / Blockiert | was wartet und auf wen
    b2 Ausblick / das Ziel für den nächsten Zeitraum / was es verändern könnte / was zuerst geschehen muss
    r3 Risiken und Gegenmaßnahmen / das dringendste Risiko / ein Risiko, das gewachsen ist / ein Risiko, das zu beobachten ist
    n1 Entscheidungen und nächste Schritte / die Entscheidung, die jetzt nötig ist / der nächste Schritt / was beim nächsten Mal berichtet wird
  `),
};
