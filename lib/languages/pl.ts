import type { Language } from './language';

export const language: Language = {
  tag: 'pl-PL',
  name: 'Polish',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  signs: {
    words:
      'i w na z do o dla jest nie się że to od po oraz przez jak są nasz nasze naszych naszej we ze przy czy dlaczego które który która tym być żeby tylko także bez może mamy slajdów slajdy prezentacja prezentację przygotuj stwórz zrób proszę',
    letters: 'łąęśżźćń',
    sample:
      'nasza firma chce rosnąć w tym roku i powinniśmy pomyśleć czego naprawdę potrzebują nasi klienci ludzie pracują lepiej kiedy wiedzą dlaczego zmiana jest ważna każdy zespół ma plan z jasnymi celami na następny kwartał przychody koszty zyski pracownicy szkolenie zdrowie bezpieczeństwo wiedza szkoła nauczyciele nauka historia pogoda klimat energia woda jedzenie gotowanie podróże miasto ulice budynki domy przyjaciele rodzina dzieci przegląd wprowadzenie podstawy porady pomysły stan projektu obsługa klienta rozwój produktu sprzedaż marka zdrowe odżywianie ptaki drzewa kwiaty ogród muzyka filmy książki maszyna jakość próba łańcuch dostaw dostawa magazyn płatność zamówienie zarządzanie dyrekcja dane tygodniowy miesięczny roczny podsumowanie spotkanie wyniki pytania odpowiedzi wyzwania możliwości następne kroki odpowiedzialność społeczność przyszłość społeczeństwo gospodarka środowisko zrównoważony odnawialne cyfryzacja rekrutacja transport dworzec rower szpital opieka faktura podatek umowa strategia sprawozdanie budżet działania harmonogram zadania słabe strony mocne ryzyko personel zakupy urlop biuro ogrzewanie prąd wzrost starzenie dziś dużo zawsze lepiej nowy praca mieszkania odpady kobiety rynek rynku psy koty przeprowadzka dzielnica sprzedaży handel parasol',
  },
  languageNames: {
    en: 'angielsk*',
    de: 'niemieck*',
    fr: 'francusk*',
    es: 'hiszpańsk*',
    pt: 'portugalsk*',
    it: 'włosk*, wlosk*',
    nl: 'niderlandzk*, holendersk*, flamandzk*',
    pl: 'polsk*',
    tr: 'tureck*',
    ru: 'rosyjsk*',
    ar: 'arabsk*',
    he: 'hebrajsk*',
    hi: 'hindi',
    zh: 'chińsk*, mandaryńsk*, kantońsk*',
    ja: 'japońsk*',
    ko: 'koreańsk*',
  },
  counting: {
    from1:
      'jeden/jedna/jedno/jedną/jednego/jednym/jednej dwa/dwie/dwóch/dwoma/dwiema/dwu trzy/trzech/trzema cztery/czterech/czterema pięć/pięciu/pięcioma sześć/sześciu/sześcioma siedem/siedmiu/siedmioma osiem/ośmiu/ośmioma dziewięć/dziewięciu/dziewięcioma dziesięć/dziesięciu/dziesięcioma jedenaście/jedenastu/jedenastoma dwanaście/dwunastu/dwunastoma trzynaście/trzynastu/trzynastoma czternaście/czternastu/czternastoma piętnaście/piętnastu/piętnastoma szesnaście/szesnastu/szesnastoma siedemnaście/siedemnastu/siedemnastoma osiemnaście/osiemnastu/osiemnastoma dziewiętnaście/dziewiętnastu/dziewiętnastoma',
    tens: 'dwadzieścia/dwudziestu/dwudziestoma trzydzieści/trzydziestu/trzydziestoma czterdzieści/czterdziestu/czterdziestoma pięćdziesiąt/pięćdziesięciu',
    join: '{t} {u}',
    more: 'pojedynczy=1 pojedyncza=1 pojedynczego=1 pojedynczą=1 jedyny=1 pół_tuzina=6 dziesiątka=10 dziesiątkę=10 tuzin=12',
    ordinals:
      'po_pierwsze/pierwsze/pierwsza_sprawa po_drugie/drugie/druga_sprawa po_trzecie/trzecie/trzecia_sprawa po_czwarte/czwarte po_piąte/piąte po_szóste po_siódme po_ósme po_dziewiąte po_dziesiąte',
  },
  calendar: {
    months:
      'styczeń/stycznia/styczniu/styczniem/sty luty/lutego/lutym/lut marzec/marca/marcu/marcem/mar kwiecień/kwietnia/kwietniu/kwietniem/kwi maj/maja/maju/majem czerwiec/czerwca/czerwcu/czerwcem/cze lipiec/lipca/lipcu/lipcem/lip sierpień/sierpnia/sierpniu/sierpniem/sie wrzesień/września/wrześniu/wrześniem/wrz październik/października/październiku/październikiem/paź listopad/listopada/listopadzie/listopadem/lis grudzień/grudnia/grudniu/grudniem/gru',
    weekdays:
      'poniedziałek/poniedziałku/poniedziałkiem/poniedziałki/pon/pn/poniedzialek/poniedzialku/poniedzialkiem/poniedzialki wtorek/wtorku/wtorkiem/wtorki/wt środa/środę/środy/środą/środzie/śr czwartek/czwartku/czwartkiem/czwartki/czw piątek/piątku/piątkiem/piątki/pią sobota/sobotę/soboty/sobotą/sob niedziela/niedzielę/niedzieli/niedzielą/niedziele/niedz/nd',
    quarter: 'q, k, kw, kwart, kwartał, kwartału, kwartale, kwartały, kwartałach',
    half: 'h, półrocze, półrocza, półroczu, połowa roku, połowie roku',
    periods:
      'tydzień, tygodnie, tygodni, tygodnia, tygodniu, tydz, miesiąc, miesiące, miesięcy, miesiąca, miesiącu, mies, dzień, dni, dnia, dniu, rok, lata, lat, roku, sprint, sprinty, sprintów, godzina, godziny, godzin, godz, sesja, sesje, sezon, spotkanie, zajęcia, dekada, semestr, semestru, rok szkolny, zjazd',
    around:
      'do, do dnia, do końca, do połowy, do początku, od, od dnia, od początku, w, we, na, dnia, z dnia, po, przed, najpóźniej, najpóźniej do, nie później niż, od połowy, w połowie, połowa, początek, na początku, z początkiem, koniec, pod koniec, z końcem, na koniec, około, ok, między, początkiem, końcem, termin, od końca, za, przez, w ciągu',
    relative:
      'dziś, dzisiaj, jutro, wczoraj, pojutrze, przedwczoraj, dziś wieczorem, w tym tygodniu, ten tydzień, w przyszłym tygodniu, przyszły tydzień, w następnym tygodniu, następny tydzień, w zeszłym tygodniu, w ubiegłym tygodniu, w tym miesiącu, w przyszłym miesiącu, przyszły miesiąc, w zeszłym miesiącu, w tym roku, w przyszłym roku, w zeszłym roku, do końca tygodnia, do końca miesiąca, do końca roku, koniec tygodnia, koniec miesiąca, jak najszybciej, asap, od razu, natychmiast, niezwłocznie, pilne, na bieżąco, w toku, teraz, do końca dnia, po weekendzie, po świętach, przed świętami, po wakacjach',
  },
  scales: {
    '1e3': 'k, tys, tysiąc, tysiące, tysięcy, tysiąca, tysiącom, tysiącami, tysiącach',
    '1e6': 'm, mn, mln, mio, milion, miliony, milionów, miliona, milionie, milionami, milionach, milionom',
    '1e9': 'mld, mrd, mlrd, bn, miliard, miliardy, miliardów, miliarda, miliardzie, miliardami, miliardach',
    '1e12': 'bln, bilion, biliony, bilionów, biliona',
  },
  partOf: 'z',
  units:
    'procent, procenta, procentów, proc, promil, promile, promili, punkt procentowy, punkty procentowe, punktów procentowych, punktu procentowego, pp, p.p., pkt proc, pkt, punkt, punkty, punktów, osoba, osoby, osób, ludzi, godzina, godziny, godzin, godz, minuta, minuty, minut, min, sekunda, sekundy, sekund, dzień, dni, dnia, tydzień, tygodnie, tygodni, miesiąc, miesiące, miesięcy, mies, rok, lata, lat, roku, złoty, złote, złotych, złotego, zł, groszy, euro, dolar, dolary, dolarów, funt, funty, funtów, frank, franków, tona, tony, ton, kilogram, kilogramy, kilogramów, kilo, gram, gramów, litr, litry, litrów, metr, metry, metrów, kilometr, kilometry, kilometrów, metrów kwadratowych, metrów sześciennych, hektar, hektary, hektarów, stopni, stopień, stopnie, użytkownik, użytkownicy, użytkowników, klient, klienci, klientów, pracownik, pracownicy, pracowników, etat, etaty, etatów, etatu, sztuka, sztuki, sztuk, szt, jednostki, jednostek, uczeń, uczniowie, uczniów, student, studenci, studentów, gość, goście, gości, odwiedzający, odwiedzających, zwiedzających, bilet, bilety, biletów, zamówienie, zamówienia, zamówień, członek, członkowie, członków, przypadek, przypadki, przypadków, zgłoszenie, zgłoszenia, zgłoszeń, telefon, telefony, telefonów, połączeń, placówka, placówki, placówek, sklep, sklepy, sklepów, mieszkanie, mieszkania, mieszkań, gospodarstw, rodzin, pacjent, pacjenci, pacjentów, łóżko, łóżka, łóżek, miejsce, miejsca, miejsc, pokój, pokoje, pokoi, przejazdów, kursów, pobrań, sesji, abonentów, subskrybentów, uczestnik, uczestnicy, uczestników, wolontariusz, wolontariusze, wolontariuszy, respondent, respondentów, ankietowanych, mieszkańców, mieszkańcy, raz, razy, pojazdów, paczek, palet, noclegów, wniosków, drzew, książek, wypożyczeń',
  words: {
    slide: 'slajd*, slide, slides, slide’ów, slajdzik, sljd, sljdów',
    page: 'strona, strony, stron, stronę, stronie, stronach, stronami, stronic*, stronow*, str',
    deck: 'prezentacj*, prezentacyjn*, prezka, prezke, prezkę, prezki, preza, prezę, deck, decka, decku, slide deck, powerpoint, powerpointa, powerpoincie, power point, power pointa, ppt, pptx, keynote, pitch deck, pitch decka, pokaz slajdów, slideshow, wystąpienie, wystąpienia, wystąpieniu, wystąpieniem, wykład, wyklad, wykładu, wykladu, wykładzie, wykladzie, wykładem, wykladem, prelekcj*, webinar*, referat, referatu, referacie, odczyt, presentation, prezka, prezentacje',
    make: 'przygotuj, przygotujcie, przygotować, przygotowanie, przygotowania, przygotowaniu, przygotowałbyś, przygotowalbys, przygotowałabyś, przygotowalabys, przygotujesz, przygotujmy, stwórz, stwórzcie, stworzyć, stworzenie, stworzenia, stworzysz, stworzył, stworzyl, stworzyła, stworzyla, utwórz, utwórzcie, utworzyć, utworzenie, utworzenia, zrób, zróbcie, zrobić, zrobienie, zrobienia, zrobisz, zrobicie, zrobiłbyś, zrobilbys, zrobiłabyś, zrobilabys, zróbmy, wykonaj, wykonać, wykonanie, opracuj, opracujcie, opracować, opracowanie, opracowania, napisz, napiszcie, napisać, napisanie, wygeneruj, wygenerować, wygenerowanie, wygenerujesz, generuj, zaprojektuj, zaprojektować, zbuduj, zbudować, ułóż, uloz, ułożyć, ulozyc, ułożenie, ulozenie, przekształć, przeksztalc, przekształcić, przeksztalcic, przekształcenie, przeksztalcenie, zamień, zamienić, przerób, przerobić, przerobisz, przerobienie, przełóż, przeloz, przełożyć, przelozyc, streść, streścić, podsumuj, podsumować, zbierz, zebrać, rozpisz, rozpisać, sporządź, sporządzić, sporządzenie, złóż, zloz, złożyć, zlozyc, poskładaj, poskladaj, poskładać, poskladac, sklej, daj, daj mi, dajcie, ogarnij, ogarnąć, zaproponuj, zaproponować, przedstaw, przedstawić, zaprezentuj, zaprezentować, skróć, skrócić, zredaguj, zredagować, rób, robić, pomóż, naszkicuj, naszkicować, rozwiń, przetwórz, przetworzyć, skondensuj, wyciągnij',
    show: 'pokaż, pokażcie, pokazać, pokazując, użyj, użyjcie, użyć, używaj, używając, wykorzystaj, wykorzystać, wykorzystując, zastosuj, zastosować, dodaj, dodajcie, dodać, dołącz, dolacz, dołączyć, dolaczyc, dorzuć, dorzucić, dopisz, umieść, umieścić, wstaw, wstawić, uwzględnij, uwzględnić, uwzględniając, uwzględnienie, zawrzyj, zawrzeć, zawierać, zawierała, zawierala, zawierał, zawieral, zawierały, zawieraly, zawierającą, zawierająca, wypisz, wypisać, wymień, wymienić, wspomnij, wspomnieć, podkreśl, podkreślić, podkreślając, wyróżnij, wyróżnić, zaznacz, zaznaczyć, uwypuklij, uwypuklić, wyeksponuj, wyeksponować, przedstaw, przedstawić, przedstawione, zaprezentuj, zaprezentować, zobrazuj, zobrazować, zilustruj, zilustrować, zwizualizuj, zwizualizować, narysuj, narysować, opisz, opisać, omów, omówić, wyjaśnij, wyjaśnić, wytłumacz, wytlumacz, porównaj, porównać, porównując, zestawić, zestaw ze sobą, skup się, skupić się, skup, skoncentruj się, podziel, podzielić, pogrupuj, pogrupować, rozbij, rozbić, podsumuj, zacznij, rozpocznij, otwórz, zakończ, zamknij, wrzuć, wrzucić, zamieść, zamieścić, przytocz, zacytuj, wylicz, wyszczególnij, nanieś, niech będzie, niech będą, ma być, mają być, ma się znaleźć, mają się znaleźć, powinien się znaleźć, powinna się znaleźć, powinny się znaleźć, powinno się znaleźć, musi się znaleźć, muszą się znaleźć, przyda się, przydałby się, przydalby sie, przydałaby się, przydalaby sie, przejdź przez, poświęć',
    keep: 'unikaj, unikać, unikając, unikajcie, ogranicz, ograniczyć, ogranicz się, ograniczaj, zachowaj, zachować, zachowując, utrzymaj, utrzymać, trzymaj, trzymaj się, trzymać się, trzymajcie się, zadbaj, zadbać, zadbaj o, upewnij się, dopilnuj, pilnuj, pamiętaj, pamiętać, pomiń, pominąć, pomijaj, pomijając, opuść, odpuść, usuń, usunąć, wyrzuć, zignoruj, ignoruj, ignorować, nie, bez, żadnych, żaden, żadne, żadnej, nigdy, tylko, wyłącznie, wylacznie, jedynie, maksymalnie, najwyżej, nie więcej niż, nie przekraczaj, nie przekraczać, musi, muszą, powinna, powinien, powinno, powinny, ma być, mają być, niech, nie używaj, nie dodawaj, nie wymyślaj, nie zmieniaj, nie pisz, nie chcę, nie chcemy, zostaw, zostawić, ściśle, koniecznie, uważaj, zwróć uwagę, wystarczy, bądź',
    want: 'potrzebuję, potrzebujemy, potrzebował, potrzebowal, potrzebowała, potrzebowala, potrzebna, potrzebny, potrzebne, potrzebna mi, potrzebna nam, potrzeba, chcę, chcemy, chce, chciałbym, chcialbym, chciałabym, chcialabym, chcielibyśmy, chciałybyśmy, chcialybysmy, chciałem, chcialem, chciałam, chcialam, muszę, musimy, musi, muszą, powinna, powinien, powinno, powinny, przydałaby się, przydalaby sie, przydałby się, przydalby sie, przydałoby się, przydaloby sie, przydałyby się, przydalyby sie, przyda się, szukam, szukamy, proszę o, prosimy o, poproszę, prosiłbym o, prosilbym o, prosiłabym o, prosilabym o, zależy mi, zależy nam, życzymy sobie, wymagamy, oczekuję, oczekujemy, mam przygotować, mam zrobić, mam do przygotowania, mamy przygotować, trzeba, należy',
    please:
      'proszę, prosimy, prosze, poproszę, bardzo proszę, uprzejmie proszę, prośba, mam prośbę, mam prośbę o, mam wielką prośbę, z prośbą o, zwracam się z prośbą, możesz, możecie, czy możesz, czy możecie, czy mógłbyś, czy moglbys, czy mogłabyś, czy moglabys, czy moglibyście, mógłbyś, moglbys, mogłabyś, moglabys, moglibyście, mógłby pan, moglby pan, mogłaby pani, moglaby pani, czy może pan, czy może pani, dasz radę, dałbyś radę, dalbys rade, dałabyś radę, dalabys rade, da się, byłoby super, byloby super, byłoby świetnie, byloby swietnie, byłoby dobrze, byloby dobrze, fajnie by było, fajnie by bylo, fajnie byłoby, fajnie byloby, dobrze by było, dobrze by bylo, będę wdzięczny, będę wdzięczna, będziemy wdzięczni, dziękuję, dziękujemy, dzięki, z góry dziękuję, pomóż, pomóż mi, pomóżcie, pomocy, w miarę możliwości, jeśli się da, jeśli to możliwe, jeśli możesz, o ile to możliwe, najlepiej, najchętniej, please, pls, plis, plz',
    ourselves:
      'ja, my, mi, mnie, nam, nas, mną, nami, mój, moja, moje, mojego, mojej, moim, moich, moją, nasz, nasza, nasze, naszego, naszej, naszym, naszych, naszą, naszymi, mam, mamy, jestem, jesteśmy, robię, robimy, prezentuję, prezentujemy, przedstawiam',
    below:
      'poniżej, poniższy, poniższa, poniższe, poniższego, poniższej, poniższych, poniższą, poniższym, poniższymi, następujący, następująca, następujące, następujących, następującego, następującej, załączony, zalaczony, załączona, zalaczona, załączone, zalaczone, załączonych, zalaczonych, załączonego, zalaczonego, załączonej, zalaczonej, załączonym, zalaczonym, w załączniku, w zalaczniku, w załączeniu, w zalaczeniu, załącznik, zalacznik, załączniku, zalaczniku, załączniki, zalaczniki, załączam, zalaczam, wklejam, wklejony, wklejone, wklejonego, wklejonych, przesyłam, przesylam, podsyłam, podsylam, wrzucam, ten tekst, tego tekstu, tekst poniżej, tekstu poniżej, te notatki, tych notatek, z notatek, notatki, notatek, moje notatki, moich notatek, nasze notatki, ten mail, tego maila, maila poniżej, z maila, tej wiadomości, tego wątku, te dane, tych danych, z danych, dane poniżej, danych poniżej, ta tabela, tej tabeli, tę tabelę, z tabeli, te liczby, tych liczb, te wyniki, tych wyników, oto, tutaj, tu są, tu masz, masz tu, to są, na podstawie, na bazie, w oparciu o, bazując na, opierając się na, korzystając z, z tego, z tych, z tej, z poniższych, ta lista, tej listy, ten raport, tego raportu, z raportu, to sprawozdanie, tego sprawozdania, ten dokument, tego dokumentu, z dokumentu, dokumentu, ten plik, tego pliku, z pliku, plik, ten eksport, ten csv, ten artykuł, ten artykul, tego artykułu, tego artykulu, ta specyfikacja, tej specyfikacji, ta transkrypcja, tej transkrypcji, z transkrypcji, zapis rozmowy, ten czat, tego czatu, z czatu, ta rozmowa, tej rozmowy, z rozmowy, ten protokół, ten protokol, tego protokołu, tego protokolu, z protokołu, z protokolu, ten materiał, ten material, tego materiału, tego materialu, materiał, material, materiału, materialu, materiały, materialy, materiałów, materialow, źródło, zrodlo, surowe notatki, surowe dane',
    about:
      'o, na temat, nt, n.t., pod tytułem, pod tytulem, pod tyt, pt, zatytułowana, zatytulowana, zatytułowaną, zatytułowanej, zatytulowanej, zatytułowany, zatytulowany, dotycząca, dotyczącą, dotyczące, dotyczący, dotyczącej, dotyczących, dotycząco, w sprawie, ws, odnośnie, w temacie, poświęcona, poświęconą, poświęcone, poświęconej, opisująca, opisującą, omawiająca, omawiającą, przedstawiająca, przedstawiającą, wyjaśniająca, wyjaśniającą, tłumacząca, tlumaczaca, tłumaczącą, pokazująca, pokazującą, porównująca, porównującą, podsumowująca, podsumowującą, prezentująca, prezentującą, o tym, o tym jak, o tym dlaczego, o tytule, tytuł, tytul, temat, temacie, traktująca o, z zakresu, z tematu, na tematy, która opisze, która wyjaśni, która pokaże, która przedstawi, wokół tematu, wokol tematu',
    for: 'dla, przed, skierowana do, skierowaną do, skierowanej do, skierowany do, skierowane do, kierowana do, kierowaną do, adresowana do, adresowaną do, przeznaczona dla, przeznaczoną dla, przeznaczony dla, przeznaczone dla, z myślą o, na potrzeby, do pokazania, do zaprezentowania, do przedstawienia, do omówienia z, na posiedzenie, na zebranie, na spotkanie, na spotkanie z, na zajęcia z, na radę, na zarząd, aby przekonać, żeby przekonać, przekonać, odbiorcy, odbiorcami są, słuchacze, sluchacze, słuchaczami są, sluchaczami sa',
    people:
      'uczeń, uczni*, uczennic*, student*, dziec*, młodzież*, mlodziez*, nastolat*, przedszkola*, klasa, klasy, klasie, klasą, klas, pierwszoklasist*, maturzyst*, początkując*, zespół, zespol, zespołu, zespolu, zespołowi, zespolowi, zespołem, zespolem, zespoły, zespoly, zespołów, zespolow, grupa, grupy, grupie, klient*, kontrahent*, odbiorc*, pracowni*, kadra, kadry, kadrze, kadrą, personel*, załog*, zalog*, kierownict*, kierowni*, menedżer*, menadżer*, manager*, dyrekcj*, dyrektor*, prezes*, zarząd, zarządu, zarządowi, zarządem, zarządzie, rada, rady, radzie, radą, rada nadzorcza, rady nadzorczej, radą nadzorczą, rada miasta, rady miasta, rada gminy, rady gminy, rada pedagogiczna, rady pedagogicznej, rada rodziców, rady rodziców, radni, radnych, radnym, radnymi, akcjonariusz*, udziałow*, udzialow*, wspólni*, inwestor*, aniołów biznesu, aniolow biznesu, partner*, dostawc*, rodzic*, opiekun*, rodzin*, nauczyciel*, wykładowc*, wykladowc*, profesor*, lekarz*, pielęgniar*, ratowni*, farmaceut*, pacjent*, medyk*, firm, firma, firmy, firmie, przedsiębior*, mśp, msp, startup*, start-up*, programist*, deweloper*, inżynier*, technik, technicy, techników, informaty*, analityk*, ekspert*, specjalist*, laik*, wolontariusz*, mieszkań*, sąsia*, lokator*, najemc*, wspólnot*, spółdzieln*, spoldzieln*, obywatel*, jury, komisj*, pras*, dziennikarz*, koleg*, koleżan*, współpracowni*, wspolpracowni*, stażyst*, praktykant*, nowych pracowników, nowi pracownicy, handlowc*, sprzedawc*, przedstawiciel*, członk*, czlonk*, darczyńc*, sponsor*, turyst*, gości, gościom, gośćmi, rolni*, hodowc*, sadowni*, prawni*, adwokat*, księgow*, audytor*, bank, banku, banki, banków, bankowi, urzędni*, urząd, urzędu, urzędzie, burmistrz*, wójt*, prezydent*, starost*, ministr*, ministerstw*, samorząd*, gmina, gminy, związk*, publicznoś*, słuchacz*, sluchacz*, uczestni*, senior*, dorosł*, dorosl*, dział, dzial, działu, dzialu, działowi, dzialowi, działem, dzialem, oddział*, oddzial*, biur*, szef*, przełożon*, przelozon*, komitet*, konferencj*, zebrani*, posiedzeni*, seminari*, szkoł*, szkol*, uczeln*, uniwersytet*, stowarzyszeni*, fundacj*, klub*, kierowc*, magazynier*, brygadzist*, operator*, kucharz*, kelner*, trener*, zawodni*, kandydat*, konsument*, użytkowni*, interesariusz*, wszystki*, ogół*, ogol*, ceo, cfo, cto, hr',
    each: 'na, na każdy, na każdym, na każdej, na jeden, na jednym, każdy, każda, każdym, każdej, każdego, co, po, per, w każdym',
    word: 'słowo, slowo, słowa, slowa, słów, slow, wyraz, wyrazy, wyrazów, punkt, punkty, punktów, punktor, punktory, punktorów, podpunkty, podpunktów, wypunktowań, wypunktowania, bullet, bullety, bulletów, bullet points, bullet pointów, linijka, linijki, linijek, linie, linii, wiersz, wiersze, wierszy, zdanie, zdania, zdań, znak, znaki, znaków, hasło, haslo, hasła, hasla, haseł, hasel, elementy, elementów, myślniki, myślników',
    minute:
      'minuta, minuty, minut, minutę, minutow*, min, godzina, godziny, godzin, godzinę, godzinna, godzinną, godzinne, kwadrans, pół godziny, pol godziny, półgodzinna, polgodzinna, półgodzinną',
    exactly:
      'dokładnie, dokladnie, tylko, jedynie, wyłącznie, wylacznie, równo, łącznie, lacznie, w sumie, razem, ściśle, ni mniej ni więcej, ani mniej ani więcej, sztywno',
    around:
      'około, okolo, ok, koło, kolo, mniej więcej, jakieś, jakichś, w okolicach, w granicach, circa, ca, plus minus, plus-minus, powiedzmy, może, orientacyjnie, kilka, w przybliżeniu, mniej lub więcej, gdzieś, tak z, najlepiej, lub coś koło tego, lub cos kolo tego, bodajże',
    atMost:
      'maksymalnie, maks, max, maksimum, najwyżej, co najwyżej, nie więcej niż, nie więcej jak, do, mniej niż, poniżej, nie przekraczając, nie przekraczać, nie dłużej niż, nie dluzej niz, nie dłuższa niż, nie dluzsza niz, limit, góra, w granicach do, albo mniej, lub mniej, nie ponad',
    atLeast:
      'co najmniej, przynajmniej, minimum, min, minimalnie, nie mniej niż, więcej niż, ponad, powyżej, albo więcej, lub więcej, od, wzwyż, conajmniej',
    to: 'do, lub, albo, czy, a, i',
    and: 'i, oraz, a także, jak również, plus, wraz z, razem z, tudzież',
    no: 'nie, bez, żaden, żadna, żadne, żadnych, żadnego, nigdy, nic, ani, brak, pomiń, unikaj, usuń, oprócz, z wyjątkiem',
    begin:
      'zacznij, zacznijcie, zacząć, zaczynając, zaczyna, zaczyna się, zaczynać, zaczynała, zaczynala, rozpocznij, rozpocząć, rozpoczynając, rozpoczyna, otwórz, otwierając, otworzyć, na początku, na początek, początek, najpierw, na wstępie, w pierwszej kolejności, pierwszy, pierwsza, pierwszym, pierwszej, otwierający',
    end: 'zakończ, zakończcie, zakończyć, zakończona, zakończoną, zakończenie, kończ, kończąc, kończy, kończyć, kończyła, konczyla, skończ, skończyć, na końcu, na koniec, koniec, na zakończenie, na finał, na final, zamknij, zamknąć, zamykający, ostatni, ostatnia, ostatnim, ostatniej, końcowy, końcowym',
    language:
      'po, w języku, w jęz, w, język, języku, językiem, jęz, na, na język, napisana po, napisane po, przetłumacz na, przetlumacz na, przetłumaczona na, przetlumaczona na, przetłumaczone na, przetlumaczone na, teksty po, tekst po, treść po, treści po, slajdy po, wszystko po, język prezentacji',
    titleLabel:
      'temat, tytuł, tytul, tytuł prezentacji, tytul prezentacji, temat prezentacji, tytuł roboczy, tytul roboczy, dotyczy, dot, re, odp, projekt, zagadnienie, okładka, okladka, tytuł okładki, tytul okladki, przedmiot, nazwa prezentacji, title, topic, temat lekcji, wydarzenie',
    audienceLabel:
      'odbiorcy, odbiorca, grupa docelowa, dla kogo, adresaci, adresat, publiczność, słuchacze, sluchacze, grupa odbiorców, audytorium, audience, target, dla, komu, docelowi odbiorcy',
    toneLabel:
      'ton, styl, styl wypowiedzi, ton wypowiedzi, ton komunikacji, tonacja, ton i styl, tone, style, tone of voice, klimat, styl prezentacji',
    countLabel:
      'slajdy, liczba slajdów, ilość slajdów, ile slajdów, slajdów, długość, dlugosc, objętość, liczba stron, ilość stron, strony, slides',
    languageLabel: 'język, języki, jęz, language, język prezentacji, język slajdów, język wyjściowy',
    authorLabel:
      'autor, autorka, autorzy, prelegent, prelegentka, prelegenci, prowadzący, prowadząca, prezentuje, prezentujący, prezenter, przygotował, przygotowal, przygotowała, przygotowala, przygotowali, opracował, opracowal, opracowała, opracowala, opracowanie, opracowali, sporządził, sporzadzil, sporządziła, sporzadzila, wykonał, wykonal, wykonała, wykonala, napisał, napisal, napisała, napisala, referent, mówca, author, przedstawia, protokołował, protokolowal, protokołowała, protokolowala, protokolant',
    dateLabel:
      'data, dnia, z dnia, data prezentacji, ostatnia aktualizacja, zaktualizowano, aktualizacja, data aktualizacji, stan na, stan na dzień, opublikowano, data publikacji, obowiązuje od, data wydania, data spotkania, miejsce i data, data i miejsce, wersja z dnia, date',
    noteLabel:
      'notatki, notatka, uwagi, notatki prelegenta, notatki dla prelegenta, notatki mówcy, notatki dla prowadzącego, notatki prowadzącego, do powiedzenia, komentarz, komentarz prelegenta, tekst mówiony, skrypt, speaker notes, notes, narracja, lektor',
    footLabel: 'dopisek, przypis, przypisy, źródło, źródła',
    variant: 'wariant, warianty, wariantów, wersja, wersje, wersji, alternatywa, alternatywy, propozycje, układy',
    toReader:
      'zignoruj, zignorujcie, zapomnij, model językowy, chatbot, jesteś asystentem, udawaj, drogi czytelniku, kliknij tutaj, zaakceptuj',
    fromNow:
      'tematem, tytułem, odtąd, od teraz, teraz, tylko, wyłącznie, zamiast tego, muszą, musi, powinny, instrukcja, instrukcje, polecenie, polecenia, prompt',
    mailLabel:
      'od, do, dw, udw, cc, bcc, wysłano, wyslano, wysłane, wyslane, data, temat, załączniki, zalaczniki, załącznik, zalacznik, odpowiedz do, ważność, priorytet, odebrano, otrzymano, nadawca, adresat, from, to, sent, subject, date',
    greeting:
      'cześć, cześć wszystkim, hej, hejka, hej wszystkim, hejo, siema, siemka, siemanko, witam, witam wszystkich, witam serdecznie, witam państwa, witaj, witajcie, dzień dobry, dzien dobry, dzień dobry państwu, dobry wieczór, szanowni państwo, szanowny panie, szanowna pani, szanowny panie dyrektorze, szanowna pani dyrektor, szanowni, szanowny, szanowna, drogi panie, droga pani, drodzy, drodzy państwo, drodzy rodzice, kochani, moi drodzy, drogie koleżanki, koleżanki i koledzy, panie i panowie, halo, ahoj, hello, hi, hey',
    farewell:
      'pozdrawiam, pozdrawiamy, pozdrowienia, pozdr, pozdro, pzdr, z pozdrowieniami, serdecznie pozdrawiam, pozdrawiam serdecznie, pozdrawiam ciepło, pozdrawiam cieplo, serdeczne pozdrowienia, serdeczności, z poważaniem, z wyrazami szacunku, z szacunkiem, łączę pozdrowienia, lacze pozdrowienia, łączę wyrazy szacunku, lacze wyrazy szacunku, dziękuję, dziękuję bardzo, bardzo dziękuję, dziękujemy, dzięki, dzięki wielkie, wielkie dzięki, dzięki serdeczne, z góry dziękuję, z góry dziękujemy, z góry dzięki, z góry bardzo dziękuję, dziękuję z góry, dziękuję za pomoc, dzięki za pomoc, dziękuję i pozdrawiam, dzięki i pozdrawiam, do zobaczenia, do usłyszenia, do uslyszenia, do jutra, na razie, nara, pa, papa, buziaki, ściskam, uściski, miłego dnia, milego dnia, miłego weekendu, milego weekendu, miłego popołudnia, milego popoludnia, miłego wieczoru, milego wieczoru, dobrego dnia, udanego dnia, udanego weekendu, spokojnego dnia, trzymaj się, trzymajcie się, ukłony, uklony, pozostaję z poważaniem, thx, thanks, tnx, best regards, regards',
    remark:
      'patrz niżej, patrz poniżej, zobacz poniżej, jak niżej, jak ustaliliśmy, zgodnie z ustaleniami, zgodnie z rozmową, jak rozmawialiśmy, jak obiecałem, jak obiecalem, jak obiecałam, jak obiecalam, w nawiązaniu do, do wiadomości, fyi, dla informacji, daj znać, dajcie znać, proszę o informację, proszę dać znać, odezwij się, czekam na informację, czekam na odpowiedź, wysłano z, wyslano z, wysłane z, wyslane z, wysłano z iphone, wyslano z iphone, wysłane z mojego, wyslane z mojego, mam nadzieję, mam nadzieję że, w załączeniu przesyłam, w zalaczeniu przesylam, w załączniku przesyłam, w zalaczniku przesylam, przesyłam w załączeniu, przesylam w zalaczeniu, w razie pytań, w razie wątpliwości, gdyby były pytania, gdyby byly pytania, jeśli masz pytania, jeśli będą pytania, jestem do dyspozycji, pozostaję do dyspozycji, służę pomocą, sluze pomoca, nie spieszy się, bez pośpiechu, na spokojnie, sorry, sorki, przepraszam, przepraszam za, wybacz, ok, okej, okay, oki, dobra, jasne, pewnie, spoko, super, świetnie, ekstra, git, rozumiem, zrobi się, robi się, nie ma sprawy, nie ma problemu, haha, hahaha, hehe, lol, xd, poufne, nie przekazywać dalej, proszę nie odpowiadać, wiadomość wygenerowana automatycznie, wypisz się, zrezygnuj z subskrypcji, pominięto multimedia, pominięto obraz, pominięto plik audio, obraz pominięto, wiadomość usunięta, usunięto tę wiadomość, wiadomości i połączenia są, wiadomosci i polaczenia sa, szyfrowane od końca do końca, dołączył, dolaczyl, dołączyła, dolaczyla, opuścił grupę, opuscil grupe, opuściła grupę, opuscila grupe, dodano, edytowano, edytowane, przekazano dalej, przesłana dalej, przeslana dalej, wygenerowano automatycznie, wygenerowany automatycznie, automatyczna transkrypcja, może zawierać błędy, słychać mnie, widać mój ekran, haha*, dobre pytanie, pominięto multimedia, szyfrowane end-to-end, wiadomość przekazana, wiadomość oryginalna, zanim wydrukujesz, ostatnio edytowane przez, ostatnia edycja, czy ta strona była pomocna, pliki cookie, polityka prywatności, wszelkie prawa zastrzeżone',
    slideLabel: 'slajd, slide, strona, str, ekran, plansza, sl, s',
    stepLabel:
      'krok, etap, faza, część, stadium, fala, sprint, kamień milowy, tydzień, dzień, miesiąc, rok, runda, lekcja, sesja, spotkanie, zajęcia, akt, epoka, okres, kwartał, kwartal, półrocze, polrocze, zjazd, warsztat, moduł, modul, blok, moment, step, phase',
    optionLabel:
      'opcja, wariant, alternatywa, scenariusz, plan, wybór, propozycja, rozwiązanie, trasa, model, pakiet, taryfa, oferta, kandydat, kandydatka, dostawca, oferent, wykonawca, podejście, wersja, koncepcja, poziom, option, abonament',
    itemLabel:
      'cel, punkt, pkt, temat, rozdział, rozdzial, część, sekcja, moduł, modul, ryzyko, zasada, powód, filar, priorytet, inicjatywa, projekt, lekcja, jednostka, blok, punkt porządku obrad, punkt porządku dziennego, załącznik, zalacznik, reguła, regula, artykuł, artykul, art, paragraf, ustęp, ust, pytanie, wniosek, ustalenie, spostrzeżenie, rekomendacja, zalecenie, decyzja, uchwała, uchwala, kpi, kluczowy rezultat, kr, okr, wskazówka, rada, porada, błąd, blad, przykład, przyklad, przypadek, case, przypadek użycia, funkcja, funkcjonalność, ćwiczenie, zadanie, działanie, dzialanie, czynność, akt, historia, historyjka, ticket, zgłoszenie, zgloszenie, problem, bug, wymaganie, wymóg, środek, mit, przyczyna, skutek, wyzwanie, szansa, zagrożenie, zaleta, wada, wskaźnik, teza, pozycja',
    questionLabel: 'p, pyt, pytanie, q, faq',
    answerLabel: 'o, odp, odpowiedź, a, answer',
    nameKey:
      'nazwa, imię i nazwisko, nazwisko, imię, pozycja, element, tytuł, tytul, produkt, towar, artykuł, artykul, opis, kategoria, kod, klucz, podsumowanie, region, województwo, powiat, gmina, zespół, zespol, funkcja, funkcjonalność, metryka, wskaźnik, miernik, kpi, kraj, miasto, dział, dzial, oddział, oddzial, projekt, aktywność, kamień milowy, temat, zagadnienie, zgłoszenie, zgloszenie, problem, model, plan, klient, dostawca, lokalizacja, placówka, filia, sklep, punkt, stacja, linia, kanał, kanal, segment, źródło, zrodlo, typ, rodzaj, krok, etap, faza, obszar, sektor, branża, grupa, klasa, przedmiot, magazyn, maszyna, pojazd, wydarzenie, usługa, usluga, rodzaj kosztu, miesiąc, kwartał, kwartal, rok, name, title, task, item, key, summary',
    ownerKey:
      'odpowiedzialny, odpowiedzialna, odpowiedzialni, osoba odpowiedzialna, odpowiada, właściciel, wlasciciel, właścicielka, wlascicielka, wykonawca, realizator, realizujący, prowadzący, przypisane do, przypisany do, przypisana osoba, przydzielony, kto, osoba, kontakt, osoba kontaktowa, koordynator, koordynatorka, lider, opiekun, owner, assignee, resp, realizuje',
    dueKey:
      'termin, termin realizacji, termin wykonania, deadline, do kiedy, kiedy, data, data realizacji, data zakończenia, data końcowa, planowana data, planowany termin, do, ostateczny termin, koniec, zakończenie, dostawa, due, due date, eta, czas realizacji',
    statusKey:
      'status, stan, stan realizacji, postęp, postęp prac, zaawansowanie, etap, faza, gotowe, wykonanie, realizacja, rozwiązanie, progress, state, sytuacja',
    actionKey:
      'działanie, dzialanie, działania, dzialania, zadanie, zadania, czynność, akcja, do zrobienia, to do, todo, następny krok, co, co robimy, krok, aktywność, środek, rezultat, ustalenie, action, task, opis zadania, polecenie, zakres prac, produkt prac',
    hierarchy:
      'schemat organizacyjny, organizacja, struktura organizacyjna, struktura, hierarchia, drzewo, podlega, podległość, przełożony, przełożona',
    horizon:
      'teraz, następnie, potem, później, krótkoterminowo, średnioterminowo, długoterminowo, krótki termin, średni termin, długi termin',
    quoteWord:
      'powiedział, powiedzial, powiedziała, powiedziala, mówi, mówią, mówił, mowil, mówiła, mowila, według, wedlug, wg, zdaniem, pisze, napisał, napisal, napisała, napisala, wyjaśnia, wyjaśnił, wyjasnil, wyjaśniła, wyjasnila, tłumaczy, tlumaczy, opowiada, opowiadał, opowiadal, opowiadała, opowiadala, dodaje, dodał, dodal, dodała, dodala, podkreśla, podkreślił, podkreslil, podkreśliła, podkreslila, zaznacza, zaznaczył, zaznaczyl, zaznaczyła, zaznaczyla, zauważa, zauważył, zauwazyl, zauważyła, zauwazyla, stwierdził, stwierdzil, stwierdziła, stwierdzila, twierdzi, komentuje, zapytał, zapytal, zapytała, zapytala, pyta, odpowiada, odpowiedział, odpowiedzial, odpowiedziała, odpowiedziala, przyznaje, przyznał, przyznal, przyznała, przyznala, wspomina, słowami, slowami',
    total:
      'razem, suma, sumy, łącznie, lacznie, łączna, laczna, łączny, laczny, łączne, laczne, ogółem, ogolem, w sumie, sumarycznie, całość, calosc, suma całkowita, suma calkowita, suma końcowa, suma częściowa, średnia, średnio, wszystkie, wszystko, całkowity, calkowity, całkowita, calkowita, total, ogólnie',
    genre:
      'protokół, protokol, transkrypcja, transkrypt, wywiad, notatki, notatka, dziennik zmian, konspekt, szkic, memo, raport, raport końcowy, sprawozdanie, lista kontaktów, brief, streszczenie, artykuł',
    leaveOut:
      'nie wspominaj, nie wspominać, nie wspominajcie, nie wymieniaj, nie wymieniać, nie pisz o, nie pisać o, nie mów o, nie pokazuj, nie pokazywać, nie umieszczaj, nie umieszczać, nie dawaj, nie dodawaj, pomiń, pominąć, pomińcie, proszę pominąć, opuść, wyrzuć, usuń, bez wspominania',
    names: 'nazwisk, nazwiska, imion, imiona, nazwisko',
    brackets: 'nawias, nawiasy, nawiasach, nawiasie',
    codes: 'numer zgłoszenia, numery zgłoszeń, numerów zgłoszeń, numery ticketów, numerów ticketów',
    contacts: 'telefon, telefony, telefonów, numery telefonów, numerów telefonów, maile, maili, kontakty, kontaktów',
    prices: 'ceny, cen, cena, kwoty, kwot, stawki',
    private:
      'wewnętrzne, notatka wewnętrzna, poufne, do użytku wewnętrznego, nie rozpowszechniać, nie przesyłać dalej, nie na slajdy, todo, ps, p.s, między nami, zapytać, spytać, zapytaj, dopytać, sprawdzić z, zob lista obecności, lista obecności w załączeniu, patrz załącznik, tak serio, serio, tel w biurze',
    offer:
      'jeśli chcesz, jeżeli chcesz, czy chcesz, czy chcesz żebym, mogę też, mogę również, oczywiście, jasne, oto, oto propozycja, oto twoja, chatgpt',
    imageHint: 'sugestia obrazu, propozycja grafiki, propozycja zdjęcia, obraz, grafika, ilustracja, zdjęcie',
    subtitleLabel: 'podtytuł, zdanie końcowe, zdanie zamykające',
    askWord:
      'co, czego, czemu, jak, jaki, jaka, jakie, jakich, jakim, jakiej, dlaczego, kto, kogo, komu, kiedy, gdzie, skąd, dokąd, który, która, które, których, którzy, ile, ilu, czy, po co, za co, o co, o czym, od kiedy, do kiedy, jak długo, jak dlugo, jak często, w jaki sposób, w czym, na czym, czym, z czym, z kim, dla kogo, kim, u kogo, od czego, do czego, z jakiego powodu, na co, na jak długo, na jak dlugo, czyj, czyja',
  },
  tones: {
    formal:
      'formaln*, oficjaln*, profesjonaln*, poważn*, urzędow*, elegancki, elegancka, eleganckie, eleganckim, biznesowy ton, biznesowym tonie, biznesowym stylu, styl biznesowy, służbowy, służbowym',
    plain:
      'prosty, prosta, proste, prostego, prostej, prostym, prostą, prostych, prostymi, prosto, prostszy, rzeczowy, rzeczowa, rzeczowe, rzeczowego, rzeczowej, rzeczowym, rzeczowo, neutraln*, przystępn*, zrozumiał*, jasny, jasna, jasne, jasnego, jasnym, jasnej, jasno, klarown*, obiektywn*, konkretny, konkretna, konkretne, konkretnym, konkretnie, zwięzł*, stonowan*, minimalistyczn*, potoczn*, bez żargonu, bez fachowego żargonu, bez lania wody, prostym językiem, łatwo zrozumiały, łatwy do zrozumienia, łatwym językiem, na chłopski rozum',
    persuasive:
      'przekonując*, perswazyjn*, sprzedażowy ton, sprzedażowym, sprzedażowym tonie, chwytliw*, dobitn*, mocny przekaz, mocnym przekazem, z pazurem, wyrazist*, asertywn*, zdecydowany, zdecydowanym, zdecydowana',
    inspiring:
      'inspirując*, motywując*, motywacyjn*, porywając*, wizjonersk*, emocjonaln*, entuzjastyczn*, energetycznym tonie, energiczn*, ciepły ton, ciepłym tonie, pozytywnym tonie, optymistyczn*, zachęcając*, podnoszący na duchu, podnosząca na duchu',
    playful:
      'luźny, luźna, luźne, luźnego, luźnej, luźnym, luźno, na luzie, zabawn*, żartobliw*, humorystyczn*, z humorem, swobodny, swobodna, swobodne, swobodnym, swobodnej, swobodnie, lekki, lekka, lekkie, lekkiego, lekkim, lekkiej, lekko, nieformaln*, przyjazny ton, przyjaznym tonie, wesoł*, dowcipn*, wesoło, zabawowy, zabawowo, kumpelsk*',
    technical:
      'techniczny, techniczna, techniczne, technicznego, technicznej, technicznym, naukowy, naukowa, naukowe, naukowego, naukowej, naukowym, naukowo, akademicki, akademicka, akademickim, specjalistyczn*, ekspercki, ekspercka, eksperckie, eksperckim, szczegółowy, szczegółowa, szczegółowe, szczegółowym, szczegółowo, fachowy, fachowa, fachowym, pogłębion*, dogłębn*, deep dive',
  },
  forms: {
    chart:
      'wykres, wykresy, wykresu, wykresie, wykresem, wykresów, wykresach, wykresami, wykresik, diagram, diagramy, diagramu, diagramie, diagramem, diagramów, wizualizacj*, wizual, graf, grafika z danymi, graficznie, chart, infografik*',
    line: 'wykres liniowy, wykresie liniowym, wykresem liniowym, wykresu liniowego, wykresy liniowe, wykresów liniowych, liniowy, liniowym, liniowe, trend, trendy, trendu, trendów, tendencja, tendencje, rozwój w czasie, dynamika, dynamikę, szereg czasowy, krzywa, krzywą, miesiąc po miesiącu, rok po roku, kwartał po kwartale, kwartal po kwartale, zmiany w czasie, ewolucja, w czasie w formie wykresu, na przestrzeni lat, na przestrzeni miesięcy',
    bar: 'wykres słupkowy, wykres slupkowy, wykresie słupkowym, wykresie slupkowym, wykresem słupkowym, wykresem slupkowym, wykresu słupkowego, wykresu slupkowego, wykresy słupkowe, wykresy slupkowe, wykresów słupkowych, wykresow slupkowych, słupkowy, slupkowy, słupkowym, slupkowym, słupkowe, slupkowe, słupki, slupki, słupków, slupkow, słupkami, slupkami, słupkach, slupkach, wykres kolumnowy, wykresie kolumnowym, wykresem kolumnowym, kolumnowy, kolumnowym, wykres paskowy, histogram, histogramu, histogramie, ranking, rankingu, rankingiem, rankingi, klasyfikacja, słupki skumulowane, slupki skumulowane, skumulowany',
    doughnut:
      'wykres kołowy, wykres kolowy, wykresie kołowym, wykresie kolowym, wykresem kołowym, wykresem kolowym, wykresu kołowego, wykresu kolowego, wykresy kołowe, wykresy kolowe, kołowy, kolowy, kołowym, kolowym, kołowe, kolowe, wykres pierścieniowy, wykresie pierścieniowym, wykresem pierścieniowym, pierścieniowy, donut, tort, tortowy, udział, udzial, udziały, udzialy, udziału, udzialu, udziałów, udzialow, udziałem, udzialem, udział w rynku, udzial w rynku, udziały w rynku, udzialy w rynku, rozkład, rozklad, rozkładu, rozkladu, proporcje, proporcji, procent całości, procent calosci, skład procentowy, sklad procentowy, mix, rozbicie, struktura kosztów, strukturę kosztów, struktura sprzedaży, strukturę sprzedaży, struktura przychodów, strukturę przychodów, struktura wydatków, strukturę wydatków, podział kosztów, podzial kosztow, podział budżetu, podzial budzetu, podział sprzedaży, podzial sprzedazy, podział wydatków, podzial wydatkow',
    scatter:
      'wykres punktowy, wykresie punktowym, wykresem punktowym, wykres rozrzutu, wykresie rozrzutu, diagram rozrzutu, rozrzut, rozrzutu, scatter, scatter plot, korelacj*, koreluj*, skorelowan*, zależność między, zależności między, związek między, zależność pomiędzy',
    table:
      'tabela, tabeli, tabelę, tabele, tabelą, tabelach, tabelami, tabelka, tabelki, tabelkę, tabelce, tabelką, tabelaryczn*, siatka, zestawienie tabelaryczne, arkusz, arkusza, arkuszu, excel, excelu, w formie tabeli, w tabeli, table, zestawienie, zestawienia, zestawieniem',
    timeline:
      'oś czasu, osi czasu, osią czasu, oś czasowa, osi czasowej, linia czasu, linii czasu, timeline, timelinie, chronologia, chronologii, chronologiczn*, harmonogram, harmonogramu, harmonogramie, harmonogramem, kamienie milowe, kamieni milowych, kamieniami milowymi, roadmapa, roadmapy, roadmapę, roadmap, mapa drogowa, mapy drogowej, gantt, wykres gantta, diagram gantta, kalendarium, plan w czasie',
    steps:
      'proces, procesy, procesu, procesie, procesem, procesów, kroki, kroków, krokach, krokami, krok po kroku, etapy, etapów, etapach, etapami, fazy, faz, przepływ, przeplyw, przepływu, przeplywu, schemat blokowy, schemat procesu, schemacie, schemat, workflow, procedura, procedury, procedurę, sekwencja, lejek, lejka, lejku, pipeline, flow, instrukcja krok po kroku',
    comparison:
      'porównanie, porównania, porównaniem, porównań, porównawcz*, porównaj, porównać, porównując, obok siebie, versus, vs, kontra, za i przeciw, plusy i minusy, plusów i minusów, zalety i wady, zalet i wad, wady i zalety, wad i zalet, dwie kolumny, w dwóch kolumnach, dwóch kolumnach, dwukolumnow*, przed i po, przed/po, różnice, różnic, różnica między, różnice między, co robić a czego nie, dobre i złe, dobre i zle, zestawienie porównawcze',
    matrix:
      'swot, analiza swot, analizy swot, analizę swot, macierz, macierzy, macierze, macierzą, matryca, matrycy, matrycę, 2x2, 2 x 2, dwa na dwa, ćwiartki, ćwiartka, kwadrant, kwadranty, cztery pola, czteropolow*, macierz eisenhowera, matryca eisenhowera, eisenhower, macierz ryzyka, matryca ryzyka',
    quote:
      'cytat, cytaty, cytatu, cytatem, cytatów, cytacie, wypowiedź, wypowiedzi, opinia klienta, opinie klientów, referencj*, testimonial, testimoniale, świadectwo klienta, dosłownie, doslownie, złota myśl, zlota mysl, motto',
    figures:
      'kluczowe liczby, kluczowych liczb, kluczowe dane, kluczowych danych, kluczowe wskaźniki, kluczowych wskaźników, najważniejsze liczby, najważniejszych liczb, najważniejsze dane, duże liczby, dużych liczb, dużymi liczbami, wielkie liczby, liczby na dużo, wskaźniki, wskaźników, kpi, kpis, kpi’e, metryki, metryk, statystyki, statystyk, kafelki z liczbami, scorecard, w liczbach',
    cards:
      'karty, kart, kartach, kartami, kartki, kafelki, kafelków, kafelkach, kafelkami, kafle, kafli, boksy, boksów, boksach, ramki, ramkach, ikony, ikon, ikonami, ikonki, ikonkami, z ikonami, cards, tiles',
    list: 'lista, listy, listę, listą, wypunktowanie, wypunktowania, wypunktowaniem, lista punktowana, listy punktowanej, listę punktowaną, lista wypunktowana, listę wypunktowaną, punktory, punktorach, w punktach, punktami, od myślników, bullet points, bullety, lista numerowana, listę numerowaną, checklista, checklistę, checklisty, lista kontrolna, listę kontrolną, wyliczenie',
    agenda:
      'agenda, agendę, agendy, agendą, spis treści, spisu treści, spisem treści, plan prezentacji, planem prezentacji, planu prezentacji, plan wystąpienia, porządek obrad, porządku obrad, porządek spotkania, table of contents',
    summary:
      'podsumowanie, podsumowania, podsumowaniem, podsumowaniu, podsumowujący, podsumowującym, wnioski, wniosków, wnioskami, najważniejsze wnioski, konkluzja, konkluzje, kluczowe wnioski, kluczowe przesłania, kluczowe przeslania, kluczowe przekazy, najważniejsze punkty, najważniejsze informacje, co zapamiętać, do zapamiętania, takeaways, key takeaways, executive summary, streszczenie, streszczenia, streszczeniem, recap, tl;dr, tldr, w pigułce, w pigulce, w skrócie, lekcje na przyszłość, lekcje na przyszlosc, wyciągnięte wnioski',
    actions:
      'następne kroki, następnych kroków, następnymi krokami, kolejne kroki, kolejnych kroków, kolejnymi krokami, dalsze kroki, dalszych kroków, dalszymi krokami, dalsze działania, dalsze dzialania, co dalej, działania, dzialania, zadania, zadań, lista zadań, listą zadań, listę zadań, to do, to-do, todo, next steps, action items, action plan, plan działania, plan dzialania, planem działania, planem dzialania, planu działania, planu dzialania, wezwanie do działania, wezwanie do dzialania, wezwaniem do działania, wezwaniem do dzialania, call to action, o co prosimy, decyzja do podjęcia, decyzje do podjęcia, wymagane decyzje, rekomendacja, rekomendacje, rekomendacji, rekomendacją, rekomendacjami, zalecenia, zaleceń, slajd kontaktowy, dane kontaktowe',
    sections:
      'slajdy przejściowe, slajdów przejściowych, slajdy działowe, slajdy dzialowe, slajdy rozdzielające, slajdami rozdzielającymi, slajdy sekcji, slajdy tytułowe sekcji, slajdy tytulowe sekcji, przekładki, przekladki, przekładek, przekladek, przekładkami, przekladkami, przerywniki, przerywników, przerywnikami, strony działowe, strony dzialowe, slajdy śródtytułowe, slajdy srodtytulowe, dividery, separatory, slajdy rozdziałów, slajdy rozdzialow',
    largest:
      'największy, największa, największe, największych, największego, najwyższy, najwyższa, najwyższe, najwyższych, najlepszy, najlepsza, najlepsze, najlepszych, najlepiej wypada, najlepsi, najmocniejszy, najmocniejsze, najwięcej, najbardziej, lider, lidera, liderzy, liderem, top, rekord, rekordowy, rekordowa, rekordowe, szczyt, zwycięzca, zwycięzcy, najszybszy, najszybciej, najszybsze, czołówka, czolowka, główny czynnik, glowny czynnik',
    smallest:
      'najmniejszy, najmniejsza, najmniejsze, najmniejszych, najniższy, najniższa, najniższe, najniższych, najgorszy, najgorsza, najgorsze, najgorszych, najgorzej, najsłabszy, najslabszy, najsłabsza, najslabsza, najsłabsze, najslabsze, najmniej, najwolniejszy, najwolniej, ostatnie miejsce, maruder, maruderzy, przegrany',
    change:
      'zmiana, zmiany, zmianę, zmian, zmianą, zmianie, zmieniło się, zmienilo sie, zmieniła się, zmienila sie, zmienił się, zmienil sie, zmieniły się, zmienily sie, wzrost, wzrostu, wzrosty, wzrostem, wzrósł, wzrosl, wzrosła, wzrosla, wzrosło, wzroslo, wzrosły, wzrosly, spadek, spadki, spadku, spadkiem, spadł, spadl, spadła, spadla, spadło, spadlo, spadły, spadly, różnica, różnice, różnicę, różnicy, przyrost, przyrostu, poprawa, poprawę, poprawiło, poprawilo, poprawiła, poprawila, pogorszenie, pogorszyło, pogorszylo, delta, odchylenie, odchylenia, odchyleń, ubytek, zmniejszenie, zwiększenie, obniżka, podwyżka',
  },
  headings: {
    agenda:
      'agenda, spis treści, plan prezentacji, plan spotkania, plan wystąpienia, porządek obrad, porządek dzienny, porządek spotkania, program, program spotkania, program dnia, tematy, o czym powiemy, o czym będziemy mówić, zawartość, w programie',
    summary:
      'podsumowanie, wnioski, najważniejsze wnioski, kluczowe wnioski, wnioski końcowe, konkluzja, konkluzje, w skrócie, w pigułce, krótko, w kilku słowach, streszczenie, abstrakt, skrót, kluczowe informacje, najważniejsze informacje, najważniejsze punkty, kluczowe przesłania, przesłanie, do zapamiętania, co zapamiętać, warto zapamiętać, executive summary, takeaways, tl;dr, tldr, przegląd, na jeden rzut oka, podsumowanie dla zarządu, najważniejsze',
    goals:
      'cel, cele, cel projektu, cele projektu, cel główny, cele główne, cele szczegółowe, nasze cele, nasz cel, cele na, cele lekcji, cele szkolenia, cele strategiczne, założenia, zamierzenia, priorytet, priorytety, nasze priorytety, kluczowe rezultaty, key results, misja, wizja, misja i wizja, oczekiwane rezultaty, oczekiwane efekty, efekty kształcenia, efekty uczenia się, dążenia, co chcemy osiągnąć',
    risks:
      'ryzyko, ryzyka, główne ryzyka, największe ryzyka, ryzyka i środki zaradcze, ryzyka i działania, analiza ryzyka, problemy, problem, trudności, wyzwania, wyzwanie, przeszkody, bariery, ograniczenia, blokery, obawy, pułapki, znane problemy, kwestie problematyczne, słabe punkty, niebezpieczeństwa, co może pójść nie tak',
    actions:
      'działania, działanie, zadania, zadanie, lista zadań, następne kroki, następny krok, kolejne kroki, kolejny krok, dalsze kroki, dalsze działania, co dalej, co teraz, do zrobienia, to do, to-do, todo, next steps, action items, follow-up, follow up, plan działania, plan działań, rekomendacje, rekomendacja, zalecenia, czego potrzebujemy, o co prosimy, prośba, nasza prośba, call to action, wezwanie do działania, kto co robi, zadania do wykonania, ustalenia i zadania, środki',
    decisions:
      'decyzja, decyzje, podjęte decyzje, uchwały, uchwała, postanowienia, ustalenia, ustalono, zdecydowano, uzgodnienia, uzgodniono, zatwierdzono, przyjęto, decyzje do podjęcia, rozstrzygnięcia',
    timeline:
      'oś czasu, harmonogram, harmonogram prac, harmonogram projektu, kamienie milowe, kamień milowy, chronologia, historia, nasza historia, historia firmy, kalendarium, kalendarz, terminy, ważne terminy, kluczowe terminy, daty, ważne daty, kluczowe daty, roadmapa, roadmap, mapa drogowa, plan w czasie, etapy i terminy, terminarz, przebieg dnia, plan dnia, plan wycieczki, timeline',
    process:
      'proces, procesy, procedura, procedury, procedura postępowania, tryb postępowania, kroki, etapy, etapy projektu, etapy prac, fazy, krok po kroku, przebieg, przebieg procesu, jak to działa, jak to zrobić, jak działamy, jak pracujemy, sposób działania, sposób postępowania, sposób przygotowania, metoda, metody, metodyka, metodologia, nasze podejście, podejście, instrukcja, instrukcje, przepis, wykonanie, instalacja, konfiguracja, uruchomienie, pierwsze kroki, szybki start, wdrożenie, realizacja, workflow, obieg pracy, onboarding',
    sources:
      'źródło, źródła, źródła danych, bibliografia, literatura, przypisy, odnośniki, linki, referencje, więcej informacji, do przeczytania, netografia, cytowania, materiały dodatkowe',
    options:
      'opcja, opcje, warianty, wariant, alternatywy, alternatywa, scenariusze, możliwości wyboru, do wyboru, możliwe rozwiązania, rozwiązania, kandydaci, oferty, porównanie ofert, propozycje, pakiety, taryfy, cennik pakietów, plany cenowe, rozważane opcje, rozważane warianty',
    causes:
      'przyczyna, przyczyny, główna przyczyna, główne przyczyny, przyczyny źródłowe, przyczyna źródłowa, powody, powód, dlaczego do tego doszło, dlaczego tak się stało, z czego to wynika, czynniki, źródło problemu, źródła problemu, analiza przyczyn',
    strengths: 'mocne strony, mocna strona, nasze mocne strony, silne strony, atuty, siły, strengths',
    weaknesses: 'słabe strony, słaba strona, słabości, do poprawy, weaknesses',
    opportunities: 'szansa, szanse, możliwości, okazje, opportunities',
    threats: 'zagrożenie, zagrożenia, threats',
    pros: 'zaleta, zalety, plus, plusy, za, argumenty za, korzyść, korzyści, atuty rozwiązania, mocne punkty, co się udało, co poszło dobrze, udało się, poszło dobrze, dobrze, tak, rób, co robić, należy, pozytywy, co zachować, pro, warto',
    cons: 'wada, wady, minus, minusy, przeciw, argumenty przeciw, niedogodności, co się nie udało, co poszło źle, nie udało się, poszło źle, źle, nie, nie rób, czego nie robić, nie należy, negatywy, co poprawić, do zmiany, kontra, czego unikać',
    before:
      'przed, przedtem, wcześniej, dawniej, kiedyś, dziś, dzisiaj, teraz, obecnie, stan obecny, obecny stan, sytuacja obecna, obecna sytuacja, stan wyjściowy, punkt wyjścia, gdzie jesteśmy, gdzie jesteśmy dziś, jak jest, jak jest teraz, as is, as-is, stary sposób, po staremu, status quo, wczoraj, stan przed',
    after:
      'po, potem, później, jutro, w przyszłości, przyszłość, docelowo, stan docelowy, docelowy stan, sytuacja docelowa, nowy sposób, po nowemu, nowy stan, jak będzie, to be, to-be, gdzie chcemy być, dokąd zmierzamy, po zmianie, po zmianach, stan po',
    figures:
      'liczby, kluczowe liczby, najważniejsze liczby, w liczbach, dane, kluczowe dane, dane liczbowe, dane i fakty, fakty i liczby, liczby i fakty, kpi, wskaźniki, kluczowe wskaźniki, mierniki, metryki, statystyki, wyniki, wyniki finansowe, wyniki w liczbach, rezultaty, najważniejsze wyniki, dane finansowe, finanse, efekty w liczbach',
    quotes:
      'cytat, cytaty, opinie, opinie klientów, co mówią klienci, co mówią o nas, powiedzieli o nas, głosy, głosy uczestników, referencje klientów, feedback, wypowiedzi, ich słowami, recenzje',
    bridge:
      'wykres kaskadowy, wykres wodospadowy, kaskada, most wyniku, most ebitda, analiza odchyleń, co zmieniło wynik',
    funnel: 'lejek, lejek sprzedażowy, lejek sprzedaży, konwersja',
    pricing: 'cennik, ceny, plany, plany i ceny, abonamenty, pakiety, taryfy, cena',
    cycle: 'cykl, cykle, obieg, pętla, cykl życia, błędne koło',
    again: 'powtórz, powtarzać, od nowa, od początku, powrót do kroku, wróć do kroku',
    rating:
      'wpływ, wysiłek, nakład, wartość, złożoność, prawdopodobieństwo, dotkliwość, pilność, ważność, wykonalność, ryzyko, koszt',
    people:
      'zespół, nasz zespół, uczestnicy, obecni, nieobecni, obecni na spotkaniu, lista obecności, skład, skład zespołu, zespół projektowy, kim jesteśmy, o nas, ludzie, osoby, pracownicy, członkowie, kontakt, kontakty, osoby kontaktowe, role, role i odpowiedzialności, podział ról, założyciele, prelegenci, zaproszeni, goście, kadra, usprawiedliwieni',
    partners: 'partnerzy, nasi partnerzy, klienci, nasi klienci, zaufali nam, dostawcy, sponsorzy, marki',
    questions:
      'pytania, najczęstsze pytania, najczęściej zadawane pytania, często zadawane pytania, faq, pytania i odpowiedzi, otwarte pytania, pytania otwarte, kwestie otwarte, sprawy otwarte, q&a, wolne wnioski, pytania do dyskusji, wątpliwości',
    inScope:
      'w zakresie, zakres, w zakresie projektu, wchodzi w zakres, co obejmuje, obejmuje, cena obejmuje, w cenie, wliczone, co jest w cenie, in scope, zakres obejmuje, uwzględnione',
    outOfScope:
      'poza zakresem, poza zakresem projektu, nie wchodzi w zakres, czego nie obejmuje, nie obejmuje, cena nie obejmuje, niewliczone, nie jest w cenie, wyłączenia, wykluczenia, out of scope, zakres nie obejmuje',
  },
  shapes: {
    change:
      'dlaczego powinniśmy, dlaczego warto, czy powinniśmy, powinniśmy, powinna przejść, przejście na, przejście do, przechodzimy na, przejść na, migracja, migracji, migrację, zastąpienie, zastąpić, wymiana, wymianę, wymiany, wprowadzenie nowego, wprowadzenie nowej, wprowadzenie czterodniowego, wprowadzenie systemu, wprowadzić, wdrożyć, rezygnacja z, zrezygnować z, transformacja, transformacji, zmiana systemu, zmiana dostawcy, przeprowadzka, przeprowadzki, propozycja, propozycję, proponujemy, wniosek o, uzasadnienie biznesowe, business case, przekonać, zacząć, rozpocząć, ograniczenie, zmniejszenie, wdrożeni*, wdrażani*, przejściu na, przejścia na, zastąpieniu, zastąpienia, wymianie, wprowadzeniu nowego, wprowadzeniu nowej, wprowadzenia nowego, wprowadzeniu systemu, rezygnacji z, propozycji, przeprowadzce, ograniczeniu, zmniejszeniu, likwidacja, likwidacji',
    explain:
      'co to jest, co to są, co to, czym jest, czym są, na czym polega, na czym polegają, jak działa, jak działają, jak powstaje, jak powstają, wprowadzenie do, wstęp do, podstawy, podstaw, abc, wyjaśnienie, wytłumacz, objaśnienie, zrozumieć, przegląd, poznaj, dlaczego, podstawach, podstawami, wstępie do, wprowadzeniu do, o tym jak działa, o tym czym jest',
    compare:
      'versus, vs, kontra, czy, lub, albo, porównanie, porównania, porównaj, za i przeciw, plusy i minusy, zalety i wady, wady i zalety, zalety, różnica, różnice, różnica między, różnice między, co lepsze, co wybrać, który lepszy, która lepsza, które lepsze, co jest lepsze, porównaniu, różnicach, zaletach i wadach, wadach i zaletach, plusach i minusach',
    howto:
      'jak zrobić, jak założyć, jak napisać, jak wybrać, jak przygotować, jak zacząć, jak stworzyć, jak prowadzić, jak zorganizować, jak skutecznie, jak uniknąć, jak poprawić, jak zmniejszyć, jak oszczędzać, jak uczyć, jak nauczyć, jak dbać, jak zadbać, jak radzić, jak rozmawiać, jak zbudować, jak hodować, jak uprawiać, jak zostać, jak korzystać, poradnik, przewodnik, przewodnik po, instrukcja, instrukcji, wskazówki, porady, dobre praktyki, pierwsze kroki, krok po kroku, sposoby na, tutorial, jak zdobyć, jak wdrożyć, jak wdrażać, jak zarządzać, jak planować, jak zaplanować, jak pisać, jak robić, jak zwiększyć, jak obniżyć, jak wykorzystać, jak rozpocząć, jak kupić, jak sprzedawać, jak działać skutecznie, jak rozpoznać, jak zapobiegać, jak przeprowadzić, jak ograniczyć, jak znaleźć, jak budować, jak się przygotować, jak się uczyć, poradniku, przewodniku, wskazówkach, sposobach na',
    history:
      'historia, historii, historię, dzieje, dziejów, początki, geneza, genezy, pochodzenie, powstanie i rozwój, rozwój na przestrzeni, na przestrzeni wieków, przez wieki, przez stulecia, narodziny, życie i twórczość, biografia, przeszłość, ewolucja, upadek cesarstwa, upadek imperium, historią, początkach, dziejach, pochodzeniu, ewolucji, genezie',
    training:
      'szkoleń, szkoleniow*, kurs, kursu, kursy, onboarding, onboardingu, wdrożenie pracownika, wdrożenie nowych pracowników, warsztat, warsztaty, warsztatów, lekcja, lekcji, lekcję, zajęcia, instruktaż, instruktażu, bhp, szkolenie bhp, uświadamianie, korepetycje, szkoleni*, kursie, warsztatach, warsztatu, instruktażem',
    pitch:
      'pitch, pitchu, pitch deck, elevator pitch, inwestor*, runda inwestycyjna, rundy inwestycyjnej, rundę, runda seed, pozyskanie finansowania, finansowanie, finansowania, dofinansowanie, dofinansowania, pomysł na startup, pomysł na biznes, pomysł na firmę, startup, startupu, start-up, prezentacja sprzedażowa, oferta dla, sponsor*, crowdfunding, zbiórka, biznesplan',
    plan: 'plan, planu, plany, planowanie, planowania, plan projektu, plan działania, plan działań, plan wdrożenia, plan marketingowy, plan pracy, roadmapa, roadmapy, mapa drogowa, strategia, strategii, strategię, harmonogram, harmonogramu, kick-off, kickoff, start projektu, kampania, kampanii, kampanię, program na, organizacja wydarzenia, plan uruchomienia, organizacja imprezy, planie, planem, planach, strategią, harmonogramie, kampanią, roadmapie',
    report:
      'raport, raportu, raporty, sprawozdanie, sprawozdania, wyniki, wyników, podsumowanie roku, podsumowanie kwartału, podsumowanie miesiąca, podsumowanie projektu, podsumowanie, retrospektywa, retrospektywy, przegląd kwartalny, przegląd roczny, status, statusu, stan projektu, postęp, postępy, postępów, aktualizacja, kwartalny, kwartalna, kwartalne, roczny, roczna, roczne, miesięczny, miesięczna, miesięczne, ewaluacja, bilans, rozliczenie, raporcie, raportem, wynikach, wynikami, sprawozdaniu, podsumowaniu, podsumowania, postępach, statusie, ewaluacji, bilansu',
    problem:
      'absencj*, nieobecność, nieobecności, brak, braku, braki, niedobór, niedobor*, hałas*, wandalizm*, nękani*, mobbing*, przemoc rówieśnicza, przemocy rówieśniczej, marnowani*, marnotrawstw*, opóźnieni*, spóźnieni*, skargi, skarg, reklamacje, reklamacji, rotacja pracowników, rotacji pracowników, rotacja kadr, kradzież*, wypadki, wypadków, wypadkom, susza, suszy, suszę, wyludnieni*, samotność, samotności, spadek liczby, spadku liczby, problem z, problem ze, problemy z, problemy ze, problemem, walka z, walka ze, walki z, walce z, przeciwdziałani*, przeciwko, zapobiegani*, zapobiegać, ograniczyć, ograniczani*, zmniejszyć, zmniejszani*, redukcja, redukcji, mniej, nieodwołane wizyty',
    welcome:
      'witamy, powitanie, powitania, powitać, nowi wolontariusze, nowych wolontariuszy, nowym wolontariuszom, nowi członkowie, nowych członków, nowym członkom, nowi pracownicy, nowych pracowników, nowym pracownikom, nowego pracownika, nowi koledzy, nowych kolegów, nowi praktykanci, nowych praktykantów, nowych stażystów, nowi uczniowie, nowych uczniów, nowi mieszkańcy, nowych mieszkańców, nowi rodzice, nowych rodziców, pierwszy dzień, pierwszego dnia',
    venture:
      'otworzyć, otwieramy, otwieranie, otwarcie własn*, otwarcie nowego, otwarcie nowej, otwarcie sklepu, otwarcie kawiarni, otwarcie restauracji, otwarcie piekarni, otwarcie gabinetu, otwarcie przedszkola, otwarcia własn*, zakładamy, zakładanie firmy, założyć, założenie firmy, założenie spółdzielni, założenie stowarzyszenia, założenie fundacji, założenia firmy, własna firma, własnej firmy, własną firmę, własny biznes, własnego biznesu, własna działalność, własnej działalności, własną działalność',
    advice:
      'zdrowy, zdrowa, zdrowe, zdrowego, zdrowej, zdrowym, zdrową, zdrowych, zdrowo, zdrowiej, snu, sen i, żywieni*, odżywiani*, stres, stresu, stresem, stresie, ból pleców, bólu pleców, bóle pleców, bólami pleców, bóle kręgosłupa, czas przed ekranem, czasu przed ekranem, oszczędzanie energii, oszczędzania energii, oszczędzać energię, oszczędzanie pieniędzy, oszczędzania pieniędzy, oszczędzać pieniądze, pierwsza pomoc, pierwszej pomocy, pierwszą pomoc, dobrostan*, samopoczuci*, aktywność fizyczna, aktywności fizycznej, aktywność fizyczną, radzenie sobie, radzenia sobie, dbanie o, dbać o, opieka nad, opieki nad, życie z, życia z, bezpieczny dom, bezpieczeństwo w domu, bezpieczeństwa w domu, bezpiecznie w domu',
    rules:
      'zasady bezpieczeństwa, zasad bezpieczeństwa, zasadach bezpieczeństwa, zasady korzystania, zasad korzystania, zasady zachowania, zasad zachowania, zasady współpracy, zasady pracy, zasady w, zasady na, regulamin*, kodeks postępowania, kodeks etyki, kodeks etyczny, kodeksu postępowania, bezpieczeństwo pracy, bezpieczeństwa pracy, bezpieczeństwo w pracy, bezpieczeństwo w szkole, bezpieczeństwo na, przeciwpożarow*, higiena pracy, higieny pracy, higiena rąk, higieny rąk, higiena w, ochrona danych, ochrony danych, ochronie danych, ochronę danych, rodo, bezpieczne hasła, bezpiecznych haseł, silne hasła, silnych haseł, polityka prywatności, polityki prywatności, polityka bezpieczeństwa, polityki bezpieczeństwa, praca w pojedynkę',
    event:
      'dzień otwarty, dnia otwartego, dni otwarte, dni otwartych, drzwi otwarte, drzwi otwartych, festiwal*, festyn*, jarmark*, kiermasz*, piknik*, wycieczk*, wycieczek, impreza, imprezy, imprezę, imprezie, koncert, koncertu, koncerty, koncercie, turniej*, jubileusz*, rocznic*, wesele, wesela, ślub, ślubu, obóz letni, obozu letniego, półkoloni*, zjazd absolwentów, zjazdu absolwentów, dzień sportu, dnia sportu, wystawa, wystawy, wystawę, wystawie, wernisaż*, targi, targów, bal karnawałowy, balu karnawałowego',
  },
  deck: {
    agenda: 'Agenda',
    overview: 'Przegląd',
    action: 'Działanie',
    owner: 'Odpowiedzialny',
    due: 'Termin',
    recommended: 'Polecane',
    and: 'i',
    from: 'od',
    to: 'do',
    audience: 'Odbiorcy',
    item: 'Pozycja',
    figures: 'Kluczowe dane',
    detail: 'Szczegóły',
    question: 'Pytanie',
    total: 'Razem',
    summary: 'Podsumowanie',
    sources: 'Źródła',
    amount: 'Kwota',
    source: 'Źródło',
    measure: 'Środek zaradczy',
    risk: 'Ryzyko',
    today: 'obecny sposób',
    tomorrow: 'nowy sposób',
    toCollect: 'Do zebrania na ten slajd:',
    besides: 'Co jeszcze wiemy',
    versus: 'czy',
    contact: 'Kontakt',
  },
  stories: {
    change: `
      s 1 Przesłanie w jednym zdaniu / co odbiorcy mają zapamiętać
      b 2 Gdzie jesteśmy dziś: {a} ~ Gdzie jesteśmy dziś / jak to działa dzisiaj i kto co robi / ile to kosztuje rocznie, ze źródłem / gdzie powstają błędy, opóźnienia lub ryzyko
      c 1 Dlaczego właśnie teraz / Powód | najmocniejszy powód z dowodem / Moment | dlaczego to dobry czas / Bez działania | co się stanie, jeśli nic się nie zmieni
      v 2 Porównanie: {a} i {b} ~ Dziś i jutro: porównanie / Koszty / Nakład pracy / Kontrola / Słabe punkty
      b 3 Co jest najważniejsze dla słuchaczy / ich pierwsze pytanie / liczba, na którą patrzą / co sprawi, że odmówią
      m 2 Ile to kosztuje i ile daje / Koszty jednorazowe / Koszty bieżące / Oszczędności / Czas zwrotu
      p 1 Jak to zrobić / Przygotowanie | wymagania, dane i ludzie / Wybór | kryteria i kto decyduje / Próba | gdzie zacząć i jak mierzyć / Wdrożenie | kolejność, daty i droga powrotu / Ocena | co i kiedy sprawdzić
      r 2 Ryzyka i środki zaradcze / co może pójść źle na początku / co może pójść źle w trakcie zmiany / co może pójść źle później
      c 4 Kogo trzeba włączyć / Sponsor | kto odpowiada za decyzję / Zespół | role, wiedza i potrzebny czas / Zainteresowani | kto będzie pracować inaczej i co mu pomoże
      n 2 Co dalej / pierwszy krok / decyzja do podjęcia / termin, w którym zdamy sprawę`,
    explain: `
      b 1 {X}: co to takiego / jedno proste zdanie, które każdy zrozumie / gdzie się z tym spotykamy / co do tego należy, a co nie
      c 1 Najważniejsze / Najpierw | co trzeba wiedzieć przede wszystkim / Potem | co z tego wynika / Poza tym | co łatwo przeoczyć
      p 2 Jak do tego dochodzi / Początek | gdzie, kiedy i z czego / Przebieg | kolejne etapy / Koniec | co z tego wynika i dla kogo
      b 1 Przykład / gdzie i kiedy / co się wydarzyło, z jedną liczbą / o czym to świadczy
      m 3 {X}: najważniejsze liczby / Wielkość lub ilość / Zmiana / Porównanie z czymś znanym
      c 2 Co to dla nas znaczy / Dobre strony | co na tym zyskujemy / Trudności | ile to kosztuje lub czemu zagraża / Wątpliwości | o co wciąż toczy się spór
      b 1 Co warto zapamiętać / jedno zdanie do zapamiętania / co każdy może z tym zrobić / gdzie przeczytać lub zapytać o więcej`,
    compare: `
      s 2 Krótka odpowiedź / co lepiej pasuje: {a} czy {b}, w jednym zdaniu
      b 2 Co ma dać ten wybór / cel / ograniczenia: pieniądze, czas, ludzie / kto i kiedy decyduje
      d 1 {A}: za i przeciw / Zalety | najmocniejszy argument: {a} | drugi argument, z liczbą | kto zyska najwięcej / Wady | ile to kosztuje lub co utrudnia: {a} | kto byłby przeciw i dlaczego | co można na to poradzić
      d 1 {B}: za i przeciw / Zalety | najmocniejszy argument: {b} | drugi argument, z liczbą | kto zyska najwięcej / Wady | ile to kosztuje lub co utrudnia: {b} | kto byłby przeciw i dlaczego | co można na to poradzić
      v 1 Zestawienie / Koszt / Nakład pracy / Jakość / Ryzyko
      c 3 Co przesądza / {A} | sytuacja, w której to wyraźnie lepsze / {B} | sytuacja, w której to wyraźnie lepsze / Droga pośrednia | jak połączyć jedno z drugim
      s 1 Nasza rekomendacja / państwa wybór: {a} czy {b}, i powód, który go przesądza
      n 3 Co dalej / pierwszy krok po decyzji / co warto wcześniej wypróbować / kiedy wrócimy do tej decyzji`,
    howto: `
      s 3 Co to daje / co przynosi dobry wynik, w jednym zdaniu
      b 1 Co przygotować przed startem / narzędzia i materiały / czas i pieniądze / co trzeba już wiedzieć
      p 1 Krok po kroku / Przygotowanie | co i gdzie ma być gotowe / Początek | pierwsza czynność i jak ją wykonać / Dalej | główna praca, z czasem lub ilościami / Koniec | po czym poznać, że gotowe
      c 2 Błędy, których warto unikać / Na początku | co najczęściej się nie udaje i dlaczego / W trakcie | o czym się zapomina / Na końcu | co robi się za wcześnie lub za późno
      b 2 Po czym poznać, że się udało / jak wygląda dobry wynik / co sprawdzić lub zmierzyć / co zmienić, jeśli to za mało
      b 4 Rady praktyków / skrót, który oszczędza czas / sposób na lepszy wynik / co fachowcy robią inaczej
      b 1 Co zrobić potem / co można zrobić już dziś / następny poziom na później / gdzie szukać pomocy`,
    history: `
      s 2 Dlaczego ta historia jest ważna / co przeszłość mówi o dniu dzisiejszym, w jednym zdaniu
      b 1 Początki / gdzie i kiedy się zaczęło / kto za tym stał / co było wcześniej
      t 1 Punkty zwrotne / rok | pierwszy punkt zwrotny / rok | wynalazek, wydarzenie lub osoba, które zmieniły wszystko / rok | kiedy poznało to wielu ludzi / rok | ostatnia duża zmiana
      c 2 Kto nadał temu kształt / Osoba | imię, rola i dokonania / Miejsce | gdzie to wyrosło i dlaczego tam / Pomysł | co było w nim nowego
      b 2 Co się przez to zmieniło / jak ludzie żyli lub pracowali wcześniej / co potem było inaczej / kto na tym stracił
      b 2 Gdzie jesteśmy dziś / obecna sytuacja, z liczbą i źródłem / co zostało z początków / co może być dalej
      b 1 Do zapamiętania / data do zapamiętania / nazwisko do zapamiętania / pytanie do rozmowy`,
    training: `
      b 1 Czego się państwo nauczą / co każdy będzie umiał po zajęciach / co każdy będzie wiedział / co od jutra będzie inaczej
      c 1 Dlaczego to ważne / Dla innych | czego od nas oczekują i co zauważają / Dla nas | co staje się łatwiejsze / Gdy coś pójdzie źle | prawdziwy przypadek i jego skutki
      b 1 Podstawy / najważniejsze pojęcie, zwykłymi słowami / zasada, która obowiązuje zawsze / gdzie jest zapisana
      p 1 Jak robić to dobrze / Przedtem | co wiedzieć, sprawdzić i przygotować / Na początku | pierwszy krok i jak go dobrze zrobić / Potem | główna część: kroki lub zwroty do użycia / Na koniec | co sprawdzić, zapisać lub przekazać
      d 2 Co robić, a czego nie / Tak | dobry nawyk | drugi dobry nawyk | co robić w razie wątpliwości / Nie | najczęstszy błąd | skrót, który szkodzi | czego nigdy nie wolno
      b 2 Ćwiczenie / przypadek z codziennej pracy, bez nazwisk / zadanie w parach lub małych grupach / po czym poznać dobre rozwiązanie
      b 3 Sprawdź, co wiesz / łatwe pytanie / pytanie z haczykiem / pytanie o własną pracę
      b 1 Gdzie znaleźć pomoc / kogo zapytać, z telefonem lub e-mailem / gdzie są zasady / data następnego spotkania`,
    pitch: `
      s 1 Co robimy, w jednym zdaniu / co oferujemy, komu i czym się to różni
      c 1 Problem / Kto go ma | klienci i ilu ich jest / Ile kosztuje | czas, pieniądze lub kłopot, ze źródłem / Dzisiejsze obejście | czego używają i dlaczego to nie wystarcza
      p 1 Nasze rozwiązanie / Dziś | jak klient żyje z problemem / Z nami | co się zmienia przy pierwszym użyciu / Wynik | co jest potem lepsze, z liczbą
      b 2 Rynek / jak jest duży, ze źródłem / od czego zaczynamy / dlaczego rośnie właśnie teraz
      v 3 Czym się różnimy / Cena / Korzyść dla klienta / Szybkość / Słabe punkty
      b 2 Jak zarabiamy / kto płaci, ile i jak często / ile kosztuje zdobycie klienta / ile zostaje na kliencie
      b 2 Co już osiągnęliśmy / użytkownicy, sprzedaż lub pilotaże, z datami / najcelniejsza wypowiedź klienta / czego się nauczyliśmy
      c 2 Zespół / Założyciel | nazwisko, rola i doświadczenie / Założyciel | nazwisko, rola i doświadczenie / Kogo szukamy | następne stanowisko
      b 1 O co prosimy / kwota lub decyzja, która jest potrzebna / na co zostanie przeznaczona / co dzięki temu osiągniemy i kiedy`,
    plan: `
      s 1 Cel w jednym zdaniu / co i kiedy będzie na końcu inne
      d 2 Co wchodzi w zakres, a co nie / W zakresie | pierwszy wynik | drugi wynik | dla kogo / Poza zakresem | czego nie zrobimy | co przyjdzie później | co zrobią inni
      t 1 Kamienie milowe / data | start: kto i co ma być gotowe / data | pierwszy wynik do obejrzenia / data | test lub akceptacja / data | zakończenie i przekazanie
      c 1 Kto co robi / Kierownictwo | nazwisko i o czym decyduje / Zespół | nazwiska, zadania i czas w tygodniu / Sponsor | kto daje pieniądze i toruje drogę
      m 3 Czego potrzeba / Ludzie / Usługi i licencje / Rezerwa / Razem
      r 1 Ryzyka i środki zaradcze / co może opóźnić projekt / co może go podrożyć / co zależy od innych
      c 4 Jak współpracujemy / Spotkania | jak często i z kim / Decyzje | kto o czym decyduje / Dokumenty | gdzie się znajdują
      n 1 Pierwsze kroki / pierwsze zadanie / decyzja potrzebna do startu / następne spotkanie`,
    report: `
      s 1 Okres w jednym zdaniu / jak poszło i co trzeba wiedzieć
      m 1 Najważniejsze liczby / Wynik / Zmiana wobec poprzedniego okresu / Różnica wobec celu
      d 1 Co się udało, a co nie / Udało się | największy sukces, z liczbą | co go umożliwiło / Nie udało się | największa porażka, z liczbą | jej przyczyna
      c 2 Nad czym pracowaliśmy / Gotowe | co zostało zakończone / W toku | co trwa i do kiedy / Wstrzymane | co czeka i na kogo
      b 2 Perspektywy / cel na następny okres / co może go zmienić / co musi się stać najpierw
      r 3 Ryzyka i środki zaradcze / najpilniejsze ryzyko / ryzyko, które wzrosło / ryzyko, które trzeba obserwować
      n 1 Decyzje i następne kroki / decyzja potrzebna teraz / następny krok / o czym opowiemy następnym razem`,
    problem: `
      s 3 Problem w jednym zdaniu / co idzie źle, jak często i komu to szkodzi
      m 1 Jak duży jest problem / Dziś / Rok temu / Gdzie indziej
      c 1 Skąd się bierze / Główna przyczyna | co na nią wskazuje / Druga przyczyna | co na nią wskazuje / Co go pogarsza | kiedy i gdzie
      b 2 Kogo dotyka / kto pierwszy to zauważa / ile go to kosztuje / co się stanie, jeśli nic się nie zmieni
      d 2 Czego już próbowaliśmy / Zadziałało | środek i co zmienił / Nie zadziałało | środek i dlaczego nie pomógł
      c 1 Co możemy zrobić / Od razu | co nie wymaga pieniędzy ani decyzji / W tym roku | co trzeba przygotować / Na dłuższą metę | co usunie przyczynę
      n 1 Kto co robi / pierwsze działanie / drugie działanie / trzecie działanie
      b 2 Po czym poznamy, że działa / liczba, którą śledzimy / ile ma wynosić i do kiedy / kto ją sprawdza i jak często`,
    welcome: `
      b 1 Witamy / kim jesteśmy, w jednym zdaniu / od kiedy działamy, ilu nas jest i gdzie / dlaczego cieszymy się z państwa obecności
      c 1 Czym się zajmujemy / Dla kogo | kto do nas przychodzi / Co otrzymuje | co dajemy lub robimy / Co to zmienia | ostatni rok w jednej liczbie
      b 1 Państwa zadania / co się robi w zwykły dzień / czego uczymy się najpierw / czym zajmują się inni
      p 2 Jak wygląda dzień / Przyjście | kiedy, gdzie i z kim się przywitać / Praca | co po kolei trzeba zrobić / Zakończenie | co posprzątać, zapisać i przekazać
      d 2 O co prosimy i co dajemy / Prosimy o | dotrzymywanie ustalonych godzin | dyskrecję w tym, co zostaje między nami / Dajemy | kogoś, kto wszystko pokaże | to, co opłacone, ubezpieczone lub bezpłatne
      b 1 Bezpieczeństwo / wyjścia, pierwsza pomoc, gaśnice / czego nikt nie robi w pojedynkę / do kogo zadzwonić, z numerem
      c 3 Kto jest kim / Kierownictwo | nazwisko i z czym się zwracać / Opiekun | kto pomaga na początku / Biuro | grafik, klucze, wydatki
      n 1 Państwa pierwsze kroki / pierwszy dzień: kiedy, gdzie i co przynieść / wprowadzenie i kto je poprowadzi / rozmowa po pierwszych tygodniach`,
    venture: `
      s 2 Pomysł w jednym zdaniu / co powstanie, gdzie i dla kogo
      b 1 Dlaczego tu i dlaczego teraz / kto by przychodził i ile osób / czego dotąd brakuje / co przemawia na naszą korzyść
      c 1 Co oferujemy / Oferta | co dostaje klient i za jaką cenę / Różnica | czego nie ma nikt w okolicy / Klienci | kto przyjdzie najpierw, a kto później
      b 1 Miejsce i wyposażenie / lokal lub grunt, z powierzchnią i czynszem / co trzeba zbudować lub kupić / co już jest
      b 2 Pozwolenia i przepisy / jakie pozwolenia, od kogo i do kiedy / higiena, bezpieczeństwo, ubezpieczenie / kto w tym pomoże
      m 1 Ile to kosztuje i kto zapłaci / Na start / Co miesiąc / Środki własne, kredyty, dotacje / Spodziewane przychody
      c 3 Kto to zrobi / My | co wiemy i umiemy / Pracownicy | ilu i do czego / Partnerzy | dostawcy, bank, doradcy
      t 1 Harmonogram / data | pozwolenia i pieniądze / data | prace i zakupy / data | okres próbny / data | otwarcie
      r 2 Ryzyka i środki zaradcze / mniej klientów, niż zakładamy / wyższe koszty / opóźnienia
      n 1 Następne kroki / decyzja do podjęcia teraz / pierwszy wniosek lub pierwsza oferta / następne spotkanie`,
    advice: `
      b 1 Dlaczego warto / co się dzięki temu poprawia / kogo to dotyczy, z liczbą i źródłem / po czym poznać, że pora na zmianę
      c 1 Co przeszkadza / Przyzwyczajenie | co robimy bez zastanowienia / Okoliczności | co to utrudnia i komu / Błędne przekonanie | co wielu myśli, a jak jest naprawdę
      c 1 Co pomaga / Od razu | drobiazg, na który stać każdego / Codziennie | nawyk, który się utrzyma / Z czasem | co wymaga kilku tygodni
      p 2 Jak się do tego zabrać / Przed | co przygotować / W trakcie | na co zwracać uwagę / Po | co zrobić dalej i kiedy odpocząć
      d 2 Lepiej tak / Lepiej | dobry sposób | drugi sposób / Raczej nie | co szkodzi | co pomaga tylko na chwilę
      b 2 Kiedy szukać pomocy / objawy, które trzeba traktować poważnie / kogo pytać, z telefonem i godzinami / co robić w nagłym wypadku
      b 1 Co warto zapamiętać / od czego zacząć już dziś / przypomnienie do powieszenia na ścianie / gdzie przeczytać więcej`,
    rules: `
      b 1 Po co są te zasady / co chronią i kogo / przypadek, który to pokazuje / gdzie i kiedy obowiązują
      c 1 Najważniejsze zasady / Zawsze | co robi każdy / Nigdy | co jest zabronione / W razie wątpliwości | kogo najpierw zapytać
      b 2 Co nowego / co się zmienia i od kiedy / co zostaje bez zmian / komu to pomaga
      d 1 Dobrze i źle / Dobrze | jak się to robi | drugi przykład / Źle | co często się zdarza | dlaczego to problem
      p 2 Gdy coś się stanie / Przerwij | co zrobić najpierw / Zadzwoń | do kogo, z numerem / Pomóż | co można zrobić samemu / Zgłoś | komu i jak
      c 3 Kto odpowiada / Za zasady | nazwisko i telefon / Za kontrole | co i kiedy jest sprawdzane / Za pytania | gdzie i kiedy
      b 1 O czym pamiętać / najważniejsza zasada / gdzie można przeczytać zasady / od kiedy obowiązują`,
    event: `
      b 1 Co, kiedy i gdzie / okazja w jednym zdaniu / data, początek i koniec / miejsce i dojazd
      b 1 Po co to robimy / co chcemy osiągnąć / kto przyjdzie i ile osób / co goście z tego wyniosą
      t 1 Program / godzina | powitanie / godzina | pierwsza część / godzina | przerwa / godzina | druga część / godzina | zakończenie
      c 1 Kto co robi / Wcześniej | przygotowanie miejsca, zaproszenia, zakupy / W dniu wydarzenia | recepcja, program, jedzenie / Później | sprzątanie, podziękowania
      m 2 Ile to kosztuje i ile przyniesie / Sale i sprzęt / Jedzenie i napoje / Przychody / Zostaje
      b 2 Co powinni wiedzieć goście / bilety, zapisy, cena / dostępność, parking, komunikacja miejska / co zabrać ze sobą
      r 3 Co może pójść nie tak / pogoda / za dużo lub za mało osób / ktoś się wycofa
      n 1 Co trzeba zrobić do tego czasu / co zarezerwować najpierw / gdzie jeszcze brakuje pomocników / ostatnie spotkanie przed wydarzeniem`,
  },
  icons: {
    head: 'first',
    details: 'w, z, na, do, dla, od, po, o, przez, ze, we, i, oraz, między, bez, przed, podczas, pod, nad, przy, u, za',
    negations: 'nie, bez, brak, braku, braki, brakuje, nigdy, żaden, żadn*',
    rows: {
      accessibility: 'dostępność, dostępności, niepełnosprawn*, inkluzj*, włączani*',
      'alarm-clock': 'deadline*, piln*, termin ostateczny, ostateczny termin',
      ambulance: 'karetk*, pogotowi*, ratownictw*, pierwsza pomoc, nagłe wypadki, ratunkow*',
      anchor: 'port, porty, portu, marina',
      apple: 'odżywiani*, diet*, owoc*, warzyw*, zdrowe odżywianie',
      archive: 'archiw*',
      'arrow-left-right': 'wymian*, migracj*, przekazani*, porównani*, transfer*',
      atom: 'fizyk*, atom, atomy, jądrow*, nauki ścisłe',
      award: 'nagrod*, certyfikat*, certyfikacj*, wyróżnieni*, akredytacj*, uznani*, dyplom*',
      baby: 'niemowl*, żłob*, urlop rodzicielski, narodzin*, macierzyńsk*',
      'badge-check': 'jakoś*, standard*, zgodność, zgodności, weryfikacj*, norma, normy',
      banknote:
        'przych*, sprzedaż*, wynagrodzen*, pieniądz*, pieniędz*, zarob*, płac, płace, dochod*, dochód, obrót, obrot*, gotówk*, pensj*',
      'battery-charging': 'bateri*, akumulator*, ładowani*, ładowark*',
      bed: 'łóżk*, nocleg*, sen, snu, zakwaterowani*',
      bell: 'alarm*, powiadomieni*, ostrzeżeni*, przypomnieni*, alert*',
      bike: 'rower*, kolarstw*',
      blocks: 'moduł*, modułow*, komponent*, budulec',
      'book-open':
        'książk*, książek, czytani*, poradnik*, podręcznik*, dokumentacj*, wytyczn*, lektur*, literatur*, słowni*, przewodnik*',
      bot: 'automatyzacj*, robot, roboty, robotów, robotyk*, automatyczn*, chatbot*',
      brain: 'sztuczna inteligencja, wiedz*, psycholog*, pamięć, pamięci, mózg*, zdrowie psychiczne, umysł*',
      briefcase: 'zatrudnieni*, karier*, stanowisk*, doradztw*, zawód, zawody, biznes*, etat*',
      bug: 'bug, bugi, usterk*, defekt*, wirus komputerowy, złośliw*',
      building:
        'firma, firmy, firm, przedsiębiorstw*, biur*, budynek, budynki, budynków, siedzib*, nieruchomoś*, organizacj*, spółk*',
      bus: 'autobus*, transport publiczny, komunikacja miejska, komunikacja publiczna',
      cake: 'urodziny, urodzin, tort*, ciast*, jubileusz*, rocznic*, impreza, święto',
      calculator: 'księgowoś*, kalkulacj*, obliczeni*, wycen*, szacun*, kosztorys*, rachunkowoś*',
      calendar:
        'kalendarz*, data, daty, dat, termin, terminy, terminów, wydarzeni*, kiedy, harmonogram*, plan zajęć, oś czasu, terminarz*',
      'calendar-check': 'rezerwacj*',
      camera: 'zdjęci*, fotografi*, aparat*, kamer*',
      car: 'samochod*, samochód, pojazd*, parking*, aut, auta, auto, flot*, motoryzacj*',
      'chart-column': 'statystyk*, wynik*, wskaźnik*, pomiar*, mierni*, kpi, raportowani*',
      'chart-line': 'analiz*, trend, trendy, prognoz*, tendencj*',
      'chart-pie': 'udział w rynku, udziały w rynku, segment*, struktura, podział',
      'circle-check':
        'zatwierdzeni*, akceptacj*, potwierdzeni*, ukończ*, zakończon*, gotowe, zrobione, wykonane, odbiór, odbioru',
      'circle-question-mark': 'pytani*, wątpliwoś*, faq, niewiadom*',
      'circle-x': 'błąd, błędy, błędów, awari*, odrzuc*, anulowani*, mit, mity, mitów, porażk*, przestoje, przestój',
      'clipboard-check':
        'test, testy, testów, kontrol*, egzamin*, audyt*, inspekcj*, przegląd*, ocen*, sprawdzian*, quiz*, badanie techniczne',
      'clipboard-list': 'plan, plany, planowanie, planu, planów, ankiet*, wymagani*, kwestionariusz*, backlog*, wymog*',
      clock: 'czas, czasu, godzin*, opóźnieni*, punktualnoś*, oczekiwani*, minut*',
      cloud: 'chmur*, cloud, hosting*',
      'cloud-rain': 'deszcz*, pogod*, opad, opady, opadów, burz*, ulew*',
      code: 'oprogramowani*, programowani*, kod, kodu, programist*, kod źródłowy',
      coffee: 'kaw, kawa, kawy, kawiarni*, przerw*, herbat*, przerwa kawowa',
      cog: 'maszyn*, mechanizm*, operacj*, urządzeni*',
      coins:
        'koszt*, wydatk*, inwestycj*, finans*, zysk*, opłat*, kapitał*, gospodark*, ekonomi*, dofinansowani*, fundusz*, dotacj*, nakład*, rentownoś*',
      compass: 'strategi*, kierunek, kierunki, orientacj*, zasad*, nawigacj*',
      container: 'kontener*',
      cpu: 'technologi*, procesor*, sprzęt komputerowy, hardware, półprzewodnik*',
      'credit-card': 'płatnoś*, abonament*, subskrypcj*, karta kredytowa, karty płatnicze',
      crown: 'premium, król*, monarchi*',
      database: 'dane, danych, baza danych, bazy danych, zbiory danych',
      dna: 'dna, gen, geny, genów, genetyk*, genetyczn*, biologi*',
      dog: 'pies, psy, psów, zwierzęt*, zwierzak*, kot, koty, kotów, szczeni*',
      'door-open': 'wejści*, wyjści*, powitani*, drzwi otwarte, dzień otwarty, dni otwarte',
      download: 'pobieranie, pobierz, instalacj*',
      droplet: 'woda, wody, wodę, wodn*, wilgotnoś*, wilgoć, krew, krwi, ciecz*, nawadniani*, płyn, płyny',
      dumbbell: 'sport, sporty, sportu, sportow*, fitness, siłowni*, aktywność fizyczna, ćwiczeni*',
      ear: 'słuch, słuchu, słuchani*',
      earth: 'klimat*, planet*, ekosystem*, ziemia, ziemi',
      eye: 'wizj*, przejrzystoś*, transparentnoś*, widocznoś*, uwag, uwaga, uwagi, świadomoś*, obserwacj*, wzrok*',
      factory: 'fabryk*, produkcj*, przemysł*, zakład, zakłady, zakładu, wytwarzani*',
      'file-text':
        'dokument*, umow*, umów, raport*, formularz*, licencj*, wnios*, protokół, protokoł*, regulamin*, sprawozdani*, artykuł*, zezwoleni*, pozwoleni*',
      film: 'film, filmy, filmów, kino, kina',
      'fingerprint-pattern': 'tożsamoś*, biometr*, uwierzytelniani*, identyfikacj*, logowani*',
      fish: 'ryb, ryba, ryby, rybołówstw*, wędkarstw*, połów, połowy',
      flag: 'kamień milowy, kamienie milowe, misj*, kraj, kraje, krajów, przywództw*, naród, kick-off',
      flame: 'ogień, ognia, pożar*, ogrzewani*, przeciwpożarow*, pasj*, wypaleni*, ciepł*',
      'flask-conical': 'chemi*, eksperyment*, laboratori*, prototyp*, pilotaż*, próba, próby, doświadczeni*',
      folder: 'folder*, teczk*, pliki, akta',
      footprints:
        'ślad węglowy, ślad, spacer*, wędrów*, pierwsze kroki, następne kroki, kolejne kroki, dalsze kroki, piesz*',
      fuel: 'paliw*, benzyn*, diesel',
      funnel: 'lejek*, lejk*, filtr*, selekcj*, wybór',
      'gamepad-2': 'gra, gry, gier, grywalizacj*, zabaw*',
      gauge: 'wydajnoś*, szybkoś*, efektywnoś*, produktywnoś*, prędkoś*, przepustowoś*, sprawnoś*, obciążeni*',
      gavel: 'wyrok*, licytacj*, przetarg*, egzekucj*, kara, kary, sądowy, sądowa, sądowe, trybunał*',
      gem: 'wartoś*, luksus*, propozycja wartości',
      gift: 'prezent*, premi*, bonus*, upomin*, benefit*',
      'git-branch': 'alternatyw*, opcj*, wariant*, scenariusz*',
      globe: 'międzynarodow*, świat*, globaln*, stron internetow*, strona internetowa, zagranic*, internet*',
      'graduation-cap':
        'edukacj*, nauka, nauczani*, student*, uniwersytet*, kompetencj*, uczniowie, uczeń, uczniów, umiejętnoś*, kwalifikacj*, studia, studiów, nauczyciel*, kształceni*, uczeni*, uczelni*, wykształceni*',
      hammer: 'budow*, remont*, wdrożeni*, realizacj*, wykonawstw*, rzemios*, renowacj*',
      'hand-heart':
        'wolontari*, pomoc społeczna, darowizn*, solidarnoś*, opiek*, empati*, troska, dobroczynn*, charytatywn*',
      handshake: 'partner*, współprac*, porozumieni*, zaufani*, dostawc*, negocjacj*, sojusz*, kontrahent*, sponsor*',
      'hard-drive': 'kopia zapasowa, kopie zapasowe, backup*, dysk*, przechowywanie danych',
      'hard-hat': 'bhp, bezpieczeństwo pracy, plac budowy, inżynieri*',
      headphones: 'wsparci*, obsługa klienta, infolini*, helpdesk, pomoc techniczna, podcast*',
      heart: 'miłoś*, lojalnoś*, serc*, zaangażowani*',
      'heart-pulse': 'zdrowi*, medycyn*, medyczn*, opieka zdrowotna, zdrowotn*',
      history: 'histori*, tło, przeszłoś*, geneza, początki, kontekst, dziedzictw*, pochodzeni*',
      hospital: 'szpital*, klinik*, przychodni*',
      hotel: 'hotel*, gościnnoś*',
      hourglass: 'cierpliwoś*, czas oczekiwania, czas realizacji, kolejk*',
      house:
        'dom, domy, domów, domu, mieszkani*, mieszkaniow*, czynsz*, gospodarstw domowych, lokal*, kredyt hipoteczny',
      image: 'obraz, obrazy, ilustracj*, galeri*, grafik*',
      inbox: 'zgłoszeni*, skrzynk*, prośb*',
      info: 'informacj*, fakt, fakty, faktów',
      key: 'klucz, klucze, dostęp, dostępu, dostępy, hasł*, haseł, własnoś*',
      landmark:
        'bank, banki, banków, bankow*, rząd, rządu, muze*, urząd, urzędy, urzędu, ministerstw*, gmin*, samorząd*, polityk*, demokracj*, instytucj*, parlament*, administracja publiczna',
      languages: 'język*, tłumaczeni*, przekład*',
      laptop: 'komputer*, praca zdalna, cyfryzacj*, cyfrow*, laptop*',
      layers: 'architektur*, platform*, infrastruktur*, warstw*',
      leaf: 'zrównoważon*, środowisk*, przyrod*, emisj*, ekologi*, ekologiczn*, bioróżnorodnoś*, zieleń, zieleni, natur*, wegetaria*, wegań*',
      library: 'bibliotek*',
      'life-buoy': 'pomoc, pomocy, ratunek, ratunku, odzyskiwani*, odpornoś*',
      lightbulb:
        'pomysł*, innowacj*, rozwiązani*, kreatywnoś*, ide, idea, idee, koncepcj*, wskazów*, porad*, inspiracj*, wynalaz*, oświetleni*',
      link: 'link*, połączeni*, powiązani*, łańcuch dostaw, łańcuchy dostaw, zależnoś*',
      'list-checks':
        'zadani*, priorytet*, działani*, lista kontrolna, checklist*, przygotowani*, kryteri*, środki zaradcze, czynnoś*',
      lock: 'prywatnoś*, ochrona danych, rodo, poufnoś*, szyfrowani*, tajemnic*',
      magnet: 'pozyskiwanie klientów, utrzymanie klientów, pozyskiwani*',
      mail: 'poczt*, list, listy, kontakt*, zaproszeni*, newsletter*, e-mail*, mail, maile, korespondencj*',
      map: 'map, mapa, mapy, mapę, region, regiony, regionów, terytori*, geografi*, trasy turystyczne, wycieczk*',
      'map-pin': 'miejsc*, lokalizacj*, adres*, gdzie, miast*, miasto, dzielnic*, wieś, wsi, osiedl*, cel podróży',
      medal: 'medal*, zwycięzc*, ranking*, doskonałoś*, złot*',
      megaphone: 'reklam*, komunikacj*, kampani*, promocj*, ogłoszeni*, marketing*',
      'message-circle':
        'dialog*, rozmow*, rozmów, wiadomoś*, komentarz*, opini*, konsultacj*, informacja zwrotna, feedback*, czat*',
      'messages-square': 'spotkani*, dyskusj*, społecznoś*, debat*, wywiad*, zebrani*, forum',
      mic: 'mikrofon*, przemówieni*, głos, głosu, prelegen*, mówc*, wystąpieni*',
      microscope: 'bakteri*, mikroskop*, diagnoz*, diagnosty*, wirus, wirusy, wirusów',
      monitor: 'ekran*, telewizj*, monitor, monitory, wyświetlacz*',
      moon: 'noc, nocy, nocn*, księżyc*',
      mountain: 'wyzwani*, góry, gór, górsk*, przeszkod*, barier*',
      'mouse-pointer-click': 'kliknię*, użytecznoś*, doświadczenie użytkownika, samoobsług*',
      music: 'muzyk*, muzyczn*, koncert*, piosen*, festiwal*, chóraln*',
      network: 'sieć, sieci, sieciow*, networking, hierarchi*',
      newspaper: 'prasa, prasy, prasow*, gazet*, dziennikarstw*, publikacj*, aktualnoś*, media, mediów, wieści',
      package:
        'produkt, produkty, produktów, produktu, opakowani*, paczk*, towar*, asortyment*, produktem, produktach, produktami, produktow*',
      paintbrush: 'malarstw*, malowani*, artyst*, farb*',
      palette: 'projekt graficzny, design, sztuk*, kolor*, marka, marki, marek, brand*, wzornictw*, plastyk*',
      pencil: 'pisani*, treść, treści, redakcj*, autor, autorzy, autorów, szkic*, rysun*, tekst, teksty, tekstów',
      percent: 'rabat*, marż*, zniżk*, procent*, vat, stopa, stopy procentowe, odset*',
      phone: 'telefon*, rozmowa telefoniczna, infolinia',
      'piggy-bank': 'oszczędnoś*, emerytur*, oszczędzani*, emerytaln*',
      pill: 'lek, leki, leków, lekarstw*, terapi*, leczeni*, farmac*, farmaceut*',
      plane:
        'podróż*, turystyk*, turystyczn*, lotnisk*, lot, loty, lotów, lotnictw*, wakacj*, urlop*, wyjazd*, turyst*',
      play: 'demo, pokaz, pokazy, tutorial*',
      plug: 'wtyczk*, zasilani*, prąd, prądu, gniazd*',
      presentation:
        'szkoleni*, prezentacj*, warsztat*, kurs, kursy, kursów, wykład*, lekcj*, seminari*, webinar*, trening*, zajęci*',
      printer: 'druk, drukowani*, drukark*, wydruk*',
      puzzle: 'integracj*, kompatybilnoś*, układank*, złożonoś*',
      'qr-code': 'kod qr, kody qr, qr',
      radar: 'monitoring*, monitorowani*, wykrywani*, radar*, nadzór, nadzoru',
      radio: 'radio, radia, czujnik*, sensor*, iot, anten*',
      receipt: 'faktur*, rachun*, podat*, paragon*, rozliczeni*, fakturowani*',
      recycle: 'recykling*, gospodarka obiegu zamkniętego, ponowne użycie, obieg zamknięty, surowce wtórne, segregacj*',
      'refresh-cw': 'zmian*, aktualizacj*, cykl*, transformacj*, odnowieni*, ciągłe doskonalenie, modernizacj*',
      rocket: 'uruchomieni*, start, startu, startup*, start-up*, premier*, kosmos*, kosmiczn*, przyspieszeni*, wydani*',
      route: 'ścieżk*, tras, trasa, trasy, droga, drogi, dróg, podejści*, metod*, metodyk*, ścieżka klienta',
      ruler: 'rozmiar*, wymiar*, zakres*, długoś*, odległoś*, skal, skala',
      satellite: 'satelit*, gps',
      scale: 'praw*, sprawiedliwoś*, etyk*, etyczn*, równoś*, równowag*, ustaw*, przepis*, regulacj*, prawn*',
      school: 'szkoł*, szkół, szkoln*, klas, klasa, klasy, przedszkol*',
      scissors: 'fryzjer*, cięci*, krawiec*, cięć',
      search: 'badani*, badań, wyszukiwani*, odkryci*, poszukiwani*, eksploracj*, seo',
      send: 'wysyłani*, wysłani*, nadani*, przesyłk*',
      server: 'serwer*, serwerowni*, centrum danych',
      settings: 'ustawieni*, konfiguracj*, administracj*',
      'share-2': 'udostępniani*, dzielenie się wiedzą, poleceni*, dystrybucj*, rozpowszechniani*',
      shield: 'obron*, profilaktyk*, zapobiegani*, prewencj*, układ odpornościowy',
      'shield-alert': 'podatnoś*, incydent*, naruszeni*, cyberatak*, atak, ataki, wypadk*, wypadek',
      'shield-check': 'bezpieczeństw*, ochron*, gwarancj*, niezawodnoś*, cyberbezpieczeństw*, bezpieczn*, rękojmi*',
      ship: 'statek, statki, statków, prom, promy, łódź, łodzie, żeglug*, eksport*, import*, morsk*',
      shirt: 'odzież*, ubrani*, ubrań, mod, moda, mody, tekstyl*',
      'shopping-bag': 'konsument*, konsumpcj*, kupując*, nabywc*',
      'shopping-cart':
        'zamówieni*, zamówień, zakup*, e-commerce, sklep internetowy, sklepy internetowe, zaopatrzeni*, koszyk*',
      signature: 'podpis*, zgod, zgoda, zgody',
      smartphone: 'aplikacj*, smartfon*, mobiln*, komórk*',
      smile: 'zadowoleni*, satysfakcj*, motywacj*, szczęści*, dobrostan*, radoś*, atmosfer*, nastr*',
      snowflake:
        'zim, zima, zimy, zimow*, śnieg*, mróz, mroz*, lód, chłodzeni*, chłodni*, klimatyzacj*, zimno, mrożon*',
      sparkles: 'nowości, sprzątani*, czystoś*, higien*, nowe funkcje',
      sprout: 'ogród, ogrod*, nasion*, sadzeni*, rozwój osobisty, upraw*, sadzon*, działk*',
      star: 'najważniejsze, reputacj*, recenzj*, ulubion*, gwiazd*, wyróżnik*',
      stethoscope: 'lekarz*, pacjent*, pielęgniar*, doktor*, wizyta lekarska',
      store:
        'sklep*, rynek, rynki, rynku, rynków, handel, handlu, handlow*, targ, targi, supermarket*, punkt sprzedaży',
      sun: 'słońc*, słoneczn*, fotowoltai*, lato, lata, letni*, panele słoneczne',
      syringe: 'szczepi*, szczepion*, zastrzyk*',
      tag: 'cena, ceny, cen, cenow*, cennik*, ofert*, etykiet*, taryf*',
      target: 'cel, cele, celów, celu, grupa docelowa, precyzj*, dokładnoś*, skupieni*',
      telescope: 'przyszłoś*, perspektyw*, astronomi*, długoterminow*, horyzont*',
      tent: 'obóz, obozy, kemping*, biwak*, namiot*',
      thermometer: 'temperatur*, gorączk*, upał*',
      'thumbs-down': 'wad, wada, wady, słabe strony, słaboś*, minus, minusy, niedogodnoś*',
      'thumbs-up': 'zalet*, mocne strony, plus, plusy, korzyś*, rekomendacj*, atut*, zaleceni*',
      ticket: 'bilet*, wstęp płatny, wejściówk*',
      timer: 'czas reakcji, czas dostawy, szybko, szybki, szybsz*, sprint, sprinty, stoper*',
      tractor: 'traktor*, ciągnik*, rolnictw*, rolni*, gospodarstwo rolne, farm, farma, farmy, hodowl*',
      'traffic-cone': 'ruch drogowy, korek, korki, wąskie gardło, wąskie gardła, roboty drogowe, blokad*, objazd*',
      'train-front': 'pociąg*, kolej, kolei, kolejow*, metro, tramwaj*, dworzec, dworc*',
      'trash-2': 'odpad*, śmieci, śmieciow*, wysypisk*, marnowani*, marnotrawstw*, usuwani*',
      'tree-pine': 'las, lasy, lasów, leśn*, drzew*, drewn*',
      'trending-down': 'spadek, spadki, spadku, redukcj*, strat*, ograniczeni*, recesj*, zmniejszeni*, obniżeni*',
      'trending-up': 'wzrost*, popraw*, postęp*, rozwój, rozwoju, zwiększeni*, ekspansj*, ulepszeni*',
      'triangle-alert': 'ryzyk*, zagrożeni*, problem*, kryzys*, ostrożn*, trudnoś*, eskalacj*, niebezpieczeństw*',
      trophy: 'sukces*, konkurencj*, zwycięstw*, osiągnięci*, mistrz*, zawody sportowe, konkurs*, konkurent*, wygran*',
      truck: 'dostaw*, logistyk*, transport*, przewóz, przewoz*, ciężarów*, spedycj*, przeprowadzk*',
      umbrella: 'ubezpieczeni*, polis*, parasol*',
      upload: 'przesyłanie plików, publikowani*',
      user: 'osoba, osoby, profil, profile, person, persona, menedżer*, kierownik*',
      'user-check': 'klient*, członk*, członek, frekwencj*, obecnoś*',
      'user-plus':
        'rekrutacj*, rejestracj*, nabór, naboru, zapisy, zatrudniani*, onboarding*, nowi klienci, nowi członkowie, nowi pracownicy',
      users:
        'zespół, zespoły, zespołu, zespołow*, pracowni*, ludzie, ludzi, użytkowni*, rodzin*, mieszkańc*, kto, uczestni*, personel*, kadr, kadra, kadry, odbiorc*, rodzic*, dzieci, młodzież*, obywatel*, gości, goście, koledzy, społeczeństw*, populacj*, zasoby ludzkie, senior*, interesariusz*',
      utensils:
        'jedzeni*, posiłk*, posiłek, restauracj*, żywieni*, żywnoś*, kuchni*, obiad*, śniadani*, kolacj*, catering*, stołów*, gastronomi*, gotowani*, menu',
      video: 'wideo, film instruktażowy, nagrani*, nagrań, wideokonferencj*, video, streaming*',
      'volume-2': 'dźwięk*, hałas*, akusty*',
      vote: 'wybory, wyborów, głosowani*, decyzj*, referend*, wyborc*, głosów',
      wallet: 'budżet*, portfel*, budżetow*',
      warehouse: 'magazyn*, zapas, zapasy, zapasów, skład, składy, inwentaryzacj*',
      watch: 'zegarek, zegark*, smartwatch*',
      waves:
        'morze, morza, mórz, ocean*, fal, fala, fale, rzek, rzeka, rzeki, wybrzeż*, powódź, powodzi*, pływani*, basen*, plaż*, jezior*',
      wheat: 'zboż*, zbóż, pszenic*, chleb*, piekarni*, plon, plony, plonów, żniw*, mąka, mąki',
      wifi: 'wifi, wi-fi, łącznoś*, bezprzewodow*',
      wind: 'wiatr*, wietrz*, wentylacj*, powietrz*, jakość powietrza, oddychani*, oddech*',
      workflow: 'proces*, procedur*, obieg dokumentów, przepływ pracy, etap, etapy, etapów, faz, fazy',
      wrench:
        'konserwacj*, napraw*, narzędzi*, serwis*, wyposażeni*, utrzymanie ruchu, sprzęt, sprzętu, techniczn*, technik, technicy',
      zap: 'energi*, elektryczn*, wpływ, wpływu, energetyk*, energetyczn*, elektrowni*',
    },
  },
};
