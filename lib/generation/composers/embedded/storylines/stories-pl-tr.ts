export const pl = `
  @explain
  b1 O co chodzi / „{x}” w jednym prostym zdaniu{for} / najważniejsze części lub rodzaje / z czym bywa to mylone
  c2 Dlaczego to ważne / Na co dzień | gdzie spotykamy ten temat: {x} / W szerszej skali | czego by bez tego brakowało / Teraz | co sprawia, że temat jest dziś aktualny
  p1 Jak to działa / Najpierw | co to uruchamia i czego potrzeba / Potem | co dzieje się krok po kroku / Na końcu | co z tego wynika i kto to zauważa
  b2 Przykład z życia / prawdziwy przypadek, z miejscem i datą / co się wtedy wydarzyło / co ten przypadek mówi o temacie „{x}”
  c3 Co wielu rozumie błędnie / Mit | w co wielu wierzy / Fakt | jak jest naprawdę, ze źródłem / Otwarte pytanie | czego jeszcze nikt nie wie
  b1 Co warto zapamiętać / najważniejsza rzecz na temat „{x}” / druga rzecz / co przeczytać lub wypróbować dalej
  @compare
  s2 Krótka odpowiedź / co lepiej pasuje{for}: {a} czy {b}, w jednym zdaniu
  b2 Co ma dać ten wybór / cel / ograniczenia: pieniądze, czas, ludzie / kto i kiedy decyduje
  d1 {A}: za i przeciw / Zalety | najmocniejszy argument: {a} | drugi argument, z liczbą | kto zyska najwięcej / Wady | ile to kosztuje lub co utrudnia: {a} | kto byłby przeciw i dlaczego | co można na to poradzić
  d1 {B}: za i przeciw / Zalety | najmocniejszy argument: {b} | drugi argument, z liczbą | kto zyska najwięcej / Wady | ile to kosztuje lub co utrudnia: {b} | kto byłby przeciw i dlaczego | co można na to poradzić
  v1 Zestawienie / Koszt / Nakład pracy / Jakość / Ryzyko
  c3 Co przesądza / {A} | sytuacja, w której to wyraźnie lepsze / {B} | sytuacja, w której to wyraźnie lepsze / Droga pośrednia | jak połączyć jedno z drugim
  s1 Nasza rekomendacja / państwa wybór: {a} czy {b}, i powód, który go przesądza
  n3 Co dalej / pierwszy krok po decyzji / co warto wcześniej wypróbować / kiedy wrócimy do tej decyzji
  @howto
  s3 Co to daje / co przynosi dobry wynik, w jednym zdaniu
  b1 Co przygotować przed startem / narzędzia i materiały / czas i pieniądze / co trzeba już wiedzieć
  p1 Krok po kroku / Przygotowanie | co i gdzie ma być gotowe / Początek | pierwsza czynność i jak ją wykonać / Dalej | główna praca, z czasem lub ilościami / Koniec | po czym poznać, że gotowe
  c2 Błędy, których warto unikać / Na początku | co najczęściej się nie udaje i dlaczego / W trakcie | o czym się zapomina / Na końcu | co robi się za wcześnie lub za późno
  b2 Po czym poznać, że się udało / jak wygląda dobry wynik / co sprawdzić lub zmierzyć / co zmienić, jeśli to za mało
  b1 Co zrobić potem / co można zrobić już dziś / następny poziom na później / gdzie szukać pomocy
  @history
  s2 Dlaczego ta historia jest ważna / co przeszłość mówi o dniu dzisiejszym, w jednym zdaniu
  b1 Początki / gdzie i kiedy się zaczęło / kto za tym stał / co było wcześniej
  t1 Punkty zwrotne / rok | pierwszy punkt zwrotny / rok | wynalazek, wydarzenie lub osoba, które zmieniły wszystko / rok | kiedy poznało to wielu ludzi / rok | ostatnia duża zmiana
  c2 Kto nadał temu kształt / Osoba | imię, rola i dokonania / Miejsce | gdzie to wyrosło i dlaczego tam / Pomysł | co było w nim nowego
  b2 Gdzie jesteśmy dziś / obecna sytuacja, z liczbą i źródłem / co zostało z początków / co może być dalej
  b1 Do zapamiętania / data do zapamiętania / nazwisko do zapamiętania / pytanie do rozmowy
  @training
  b1 Czego się państwo nauczą / co każdy będzie umiał po zajęciach / co każdy będzie wiedział / co od jutra będzie inaczej
  c1 Dlaczego to nas dotyczy / Klienci | czego od nas oczekują / Wy | co stanie się łatwiejsze lub bezpieczniejsze / Gdy coś pójdzie źle | prawdziwy przypadek i jego koszt
  b1 Podstawy / najważniejsze pojęcie, zwykłymi słowami / zasada, która obowiązuje zawsze / gdzie jest zapisana
  p1 Jak robić to dobrze / Zauważ | jak rozpoznać sytuację / Zatrzymaj się | co sprawdzić przed działaniem / Działaj | właściwe kroki po kolei / Zgłoś | komu i w jaki sposób
  d2 Co robić, a czego nie / Tak | dobry nawyk | drugi dobry nawyk | co robić w razie wątpliwości / Nie | najczęstszy błąd | skrót, który szkodzi | czego nigdy nie wolno
  b2 Ćwiczenie: przypadek z naszej pracy / sytuacja, bez nazwisk / pytanie do omówienia w parach / rozwiązanie, na później
  b1 Gdzie znaleźć pomoc / kogo zapytać, z telefonem lub e-mailem / gdzie są zasady / data następnego spotkania
  @pitch
  s1 Co robimy, w jednym zdaniu / co oferujemy, komu i czym się to różni
  c1 Problem / Kto go ma | klienci i ilu ich jest / Ile kosztuje | czas, pieniądze lub kłopot, ze źródłem / Dzisiejsze obejście | czego używają i dlaczego to nie wystarcza
  p1 Nasze rozwiązanie / Dziś | jak klient żyje z problemem / Z nami | co się zmienia przy pierwszym użyciu / Wynik | co jest potem lepsze, z liczbą
  b2 Rynek / jak jest duży, ze źródłem / od czego zaczynamy / dlaczego rośnie właśnie teraz
  b2 Jak zarabiamy / kto płaci, ile i jak często / ile kosztuje zdobycie klienta / ile zostaje na kliencie
  c2 Zespół / Założyciel | nazwisko, rola i doświadczenie / Założyciel | nazwisko, rola i doświadczenie / Kogo szukamy | następne stanowisko
  b1 O co prosimy / kwota lub decyzja, która jest potrzebna / na co zostanie przeznaczona / co dzięki temu osiągniemy i kiedy
  @plan
  s1 Cel w jednym zdaniu / co i kiedy będzie na końcu inne
  d2 Co wchodzi w zakres, a co nie / W zakresie | pierwszy wynik | drugi wynik | dla kogo / Poza zakresem | czego nie zrobimy | co przyjdzie później | co zrobią inni
  t1 Kamienie milowe / data | start: kto i co ma być gotowe / data | pierwszy wynik do obejrzenia / data | test lub akceptacja / data | zakończenie i przekazanie
  c1 Kto co robi / Kierownictwo | nazwisko i o czym decyduje / Zespół | nazwiska, zadania i czas w tygodniu / Sponsor | kto daje pieniądze i toruje drogę
  r1 Ryzyka i środki zaradcze / co może opóźnić projekt / co może go podrożyć / co zależy od innych
  n1 Pierwsze kroki / pierwsze zadanie / decyzja potrzebna do startu / następne spotkanie
  @report
  s1 Okres w jednym zdaniu / jak poszło i co trzeba wiedzieć
  m1 Najważniejsze liczby / Wynik / Zmiana / Różnica wobec celu
  d1 Co się udało, a co nie / Udało się | największy sukces, z liczbą | co go umożliwiło / Nie udało się | największa porażka, z liczbą | jej przyczyna
  c2 Nad czym pracowaliśmy / Gotowe | co zostało zakończone / W toku | co trwa i do kiedy / Wstrzymane | co czeka i na kogo
  b2 Perspektywy / cel na następny okres / co może go zmienić / co musi się stać najpierw
  n1 Decyzje i następne kroki / decyzja potrzebna teraz / następny krok / o czym opowiemy następnym razem`;

export const tr = `
  @explain
  b1 Konu nedir / “{x}” tek ve basit bir cümleyle{for} / en önemli parçaları veya türleri / çoğu zaman neyle karıştırılır
  c2 Neden önemli / Günlük hayatta | bu konuyla nerede karşılaşırız: {x} / Büyük resimde | o olmasa ne eksik kalırdı / Bugün | konuyu güncel kılan ne
  p1 Nasıl işler / Önce | onu başlatan nedir ve neye ihtiyaç duyar / Sonra | adım adım ne olur / En sonunda | ortaya ne çıkar ve kim fark eder
  b2 Hayattan bir örnek / yeri ve tarihiyle gerçek bir olay / ne oldu / bu olay “{x}” konusunda ne gösteriyor
  c3 Sık yapılan yanlışlar / Yaygın inanış | birçok kişinin inandığı / Gerçek | doğrusu, kaynağıyla / Açık soru | henüz kimsenin bilmediği
  b1 Akılda kalması gerekenler / “{x}” konusunda en önemli nokta / ikinci nokta / bundan sonra ne okunabilir veya denenebilir
  @compare
  s2 Kısa cevap / hangisi daha uygun{for}: {a} mı {b} mı, tek cümleyle
  b2 Seçimden beklenen / amaç / sınırlar: para, zaman, insanlar / kim ne zaman karar verir
  d1 {A}: artılar ve eksiler / Artılar | en güçlü gerekçe: {a} | ikinci bir gerekçe, rakamla | en çok kim kazanır / Eksiler | maliyeti veya zorlaştırdığı: {a} | kim neden karşı çıkar | buna karşı ne yapılabilir
  d1 {B}: artılar ve eksiler / Artılar | en güçlü gerekçe: {b} | ikinci bir gerekçe, rakamla | en çok kim kazanır / Eksiler | maliyeti veya zorlaştırdığı: {b} | kim neden karşı çıkar | buna karşı ne yapılabilir
  v1 Yan yana / Maliyet / Emek / Kalite / Risk
  c3 Ağır basan ne / {A} | açıkça daha iyi olduğu durum / {B} | açıkça daha iyi olduğu durum / Orta yol | ikisi nasıl birleştirilebilir
  s1 Önerimiz / {a} ile {b} arasındaki seçiminiz ve belirleyici nedeni
  n3 Bundan sonra / karardan sonraki ilk adım / önceden denenebilecekler / karara ne zaman yeniden bakılacağı
  @howto
  s3 Ne kazandırır / sonucun ne sağladığı, tek cümleyle
  b1 Başlamadan önce gerekenler / araçlar ve malzemeler / zaman ve para / önceden bilinmesi gerekenler
  p1 Adım adım / Hazırlık | ne nerede hazır olmalı / Başlangıç | ilk iş ve doğru yapılışı / Devam | asıl iş, süre veya miktarlarıyla / Bitiş | bittiği nasıl anlaşılır
  c2 Kaçınılması gereken hatalar / Başta | en sık ne ters gider ve neden / Yolda | ne unutulur / Sonda | ne çok erken veya çok geç yapılır
  b2 Başarılı olduğu nasıl anlaşılır / iyi bir sonuç nasıl görünür / ne kontrol edilir veya ölçülür / yetmezse ne değiştirilir
  b1 Sırada ne var / bugün yapılabilecek ilk şey / daha sonrası için bir üst seviye / yardım nerede bulunur
  @history
  s2 Bu tarih neden önemli / geçmişin bugün hakkında anlattığı, tek cümleyle
  b1 Başlangıç / nerede ve ne zaman başladı / arkasında kim vardı / daha önce ne vardı
  t1 Dönüm noktaları / yıl | ilk dönüm noktası / yıl | her şeyi değiştiren buluş, olay veya kişi / yıl | geniş kitlelere ulaştığı zaman / yıl | son büyük değişim
  c2 Ona kim biçim verdi / Bir kişi | adı, rolü ve yaptığı / Bir yer | nerede gelişti ve neden orada / Bir fikir | onda yeni olan
  b2 Bugün neredeyiz / bugünkü durum, bir rakam ve kaynağıyla / başlangıçtan geriye kalan / bundan sonra gelebilecek olan
  b1 Unutulmaması gerekenler / hatırlanacak tarih / hatırlanacak isim / konuşulacak bir soru
  @training
  b1 Neler öğreneceksiniz / bu oturumdan sonra herkesin yapabileceği / herkesin bileceği / yarından itibaren değişecek olan
  c1 Bizim için neden önemli / Müşteriler | bizden bekledikleri / Siz | neyin kolaylaşacağı veya güvenli olacağı / Ters giderse | gerçek bir olay ve bedeli
  b1 Temel bilgiler / en önemli kavram, sade sözlerle / her zaman geçerli kural / kuralın yazılı olduğu yer
  p1 Doğrusu nasıl yapılır / Fark et | durum nasıl tanınır / Dur | harekete geçmeden ne kontrol edilir / Uygula | doğru adımlar, sırasıyla / Bildir | kime ve nasıl
  d2 Yapın ve yapmayın / Yapın | iyi bir alışkanlık | bir tane daha | emin olmayınca yapılacak olan / Yapmayın | en sık yapılan hata | zarar veren bir kestirme | asla izin verilmeyen
  b2 Alıştırma: işimizden bir örnek / durum, isim vermeden / ikili gruplarda tartışılacak soru / çözüm, sonrası için
  b1 Yardım nerede bulunur / kime sorulur, telefon veya e-postasıyla / kurallar nerede / bir sonraki oturumun tarihi
  @pitch
  s1 Tek cümleyle ne yapıyoruz / ne sunuyoruz, kime ve farkı ne
  c1 Sorun / Kim yaşıyor | müşteriler ve sayıları / Bedeli | zaman, para veya zahmet, kaynağıyla / Bugünkü çözüm | ne kullanıyorlar ve neden yetmiyor
  p1 Çözümümüz / Bugün | müşteri sorunla nasıl yaşıyor / Bizimle | ilk kullanımda ne değişiyor / Sonuç | sonrasında ne daha iyi, bir rakamla
  b2 Pazar / büyüklüğü, kaynağıyla / nereden başlıyoruz / neden şimdi büyüyor
  b2 Nasıl para kazanıyoruz / kim, ne kadar ve ne sıklıkla ödüyor / yeni bir müşterinin maliyeti / müşteri başına kalan
  c2 Ekip / Kurucu | adı, rolü ve deneyimi / Kurucu | adı, rolü ve deneyimi / Aranan | sıradaki görev
  b1 Ne istiyoruz / gereken tutar veya karar / ne için kullanılacağı / onunla ne zaman neye ulaşılacağı
  @plan
  s1 Tek cümleyle hedef / sonunda ne, ne zaman farklı olacak
  d2 Kapsamda olan ve olmayan / Kapsamda | ilk sonuç | ikinci sonuç | kimin için / Kapsam dışında | yapılmayacak olan | sonraya kalan | başkalarının üstlendiği
  t1 Kilometre taşları / tarih | başlangıç: kim ve ne hazır olmalı / tarih | görülecek ilk sonuç / tarih | deneme veya onay / tarih | bitiş ve teslim
  c1 Kim ne yapıyor / Yönetim | adı ve neye karar verdiği / Ekip | adlar, görevler ve haftalık süre / Destekleyen | kim para sağlıyor ve yolu açıyor
  r1 Riskler ve önlemler / projeyi ne geciktirebilir / ne pahalılaştırabilir / ne başkalarına bağlı
  n1 İlk adımlar / ilk görev / başlamak için gereken karar / bir sonraki toplantı
  @report
  s1 Tek cümleyle dönem / nasıl geçti ve ne bilinmeli
  m1 Temel rakamlar / Sonuç / Değişim / Hedefle fark
  d1 Ne iyi gitti, ne gitmedi / İyi gitti | en büyük başarı, rakamla | onu mümkün kılan / İyi gitmedi | en büyük eksik, rakamla | nedeni
  c2 Neler üzerinde çalıştık / Bitti | tamamlananlar / Sürüyor | devam edenler ve bitiş tarihi / Bekliyor | ne, kimi bekliyor
  b2 Önümüzdeki dönem / bir sonraki dönemin hedefi / onu ne değiştirebilir / önce ne olmalı
  n1 Kararlar ve sonraki adımlar / şimdi gereken karar / sonraki adım / gelecek sefer bildirilecek olan`;
