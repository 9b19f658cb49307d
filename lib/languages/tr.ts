import type { Language } from './language';

export const language: Language = {
  tag: 'tr-TR',
  name: 'Turkish',
  direction: 'ltr',
  script: 'latin',
  decimal: ',',
  postpositions: true,
  signs: {
    words:
      've bir bu için ile de da olarak çok daha gibi kadar olan en fazla sonra nasıl neden mi mı ne ya veya göre değil bizim lütfen slayt slaytlık sunum sunumu hakkında hazırla oluştur konu',
    letters: 'şğıçöü',
    sample:
      'şirketimiz bu yıl büyümek istiyor ve müşterilerimizin gerçekten neye ihtiyacı olduğunu düşünmeliyiz insanlar değişimin neden önemli olduğunu bildiklerinde daha iyi çalışır her ekibin gelecek çeyrek için açık hedefleri olan bir planı var gelir maliyet kâr çalışanlar eğitim sağlık güvenlik bilgi okul öğretmenler öğrenme tarih bilim hava iklim enerji su yemek pişirme seyahat şehir sokaklar binalar evler arkadaşlar aile çocuklar genel bakış giriş temel bilgiler ipuçları fikirler proje durumu müşteri hizmetleri ürün geliştirme satış pazarlama marka sağlıklı beslenme kuşlar ağaçlar çiçekler bahçe müzik filmler kitaplar makine kalite deneme tedarik zinciri teslimat depo ödeme sipariş yönetim veriler haftalık aylık yıllık özet toplantı sonuçlar sorular cevaplar zorluklar fırsatlar sonraki adımlar sorumluluk topluluk gelecek toplum ekonomi çevre sürdürülebilirlik yenilenebilir dijitalleşme işe alım ulaşım istasyon bisiklet hastane bakım fatura vergi sözleşme strateji rapor bütçe önlemler takvim görevler zayıf yönler güçlü riskler personel satın alma izin ofis ısıtma elektrik büyüme yaşlanma bugün çok her zaman yeni konu dönüşüm en fazla slayt sunum kadınlar atık konut ülkeler tatil pazar pazarı köpekler kediler taşınma mahalle satışlar ticaret',
  },
  languageNames: {
    en: 'ingilizce*',
    de: 'almanca*',
    fr: 'fransızca*',
    es: 'ispanyolca*',
    pt: 'portekizce*',
    it: 'italyanca*',
    nl: 'felemenkçe*, flemenkçe*, hollandaca*',
    pl: 'lehçe, lehçeye, polonyaca*, polonca*',
    tr: 'türkçe*',
    ru: 'rusça*',
    ar: 'arapça*',
    he: 'ibranice*',
    hi: 'hintçe*',
    zh: 'çince*, mandarin*',
    ja: 'japonca*',
    ko: 'korece*',
  },
  counting: {
    from1: 'bir/tek iki üç dört beş altı yedi sekiz dokuz',
    tens: 'on=10 yirmi otuz kırk elli',
    join: '{t} {u}',
    more: 'tek_bir=1 yarım_düzine=6 bir_düzine=12 düzine=12 onbir=11 oniki=12 onüç=13 ondört=14 onbeş=15 onaltı=16 onyedi=17 onsekiz=18 ondokuz=19 yirmibir=21 yirmiiki=22 yirmiüç=23 yirmidört=24 yirmibeş=25 yirmialtı=26 yirmiyedi=27 yirmisekiz=28 yirmidokuz=29 otuzbeş=35 kırkbeş=45',
    ordinals:
      'birincisi/ilk_olarak/birinci/öncelikle ikincisi/ikinci_olarak/ikinci üçüncüsü/üçüncü_olarak/üçüncü dördüncüsü/dördüncü_olarak/dördüncü beşincisi/beşinci altıncısı/altıncı yedincisi/yedinci sekizincisi dokuzuncusu onuncusu',
  },
  calendar: {
    months:
      'ocak/oca/ocakta/ocağa şubat/şub/şubatta/şubata mart/mar/martta/marta nisan/nis/nisanda/nisana mayıs/may/mayısta/mayısa haziran/haz/haziranda/hazirana temmuz/tem/temmuzda/temmuza ağustos/ağu/ağustosta/ağustosa eylül/eyl/eylülde/eylüle ekim/eki/ekimde/ekime kasım/kas/kasımda/kasıma aralık/ara/aralıkta/aralığa',
    weekdays:
      'pazartesi/pzt/pazartesiye salı/sal/salıya çarşamba/çar/çrş/çarşambaya perşembe/per/prş/perşembeye cuma/cum/cumaya cumartesi/cmt/cumartesiye paz/pzr',
    quarter: 'q, ç, çeyrek, çeyreği, çeyrekte, çeyreğinde, çeyreğe, çeyreğin',
    half: 'h, y, yarıyıl, yarı yıl, yarı, yarısı, yarısında, yarıda',
    periods:
      'hafta, haftalar, haftası, haftada, hf, ay, aylar, ayı, ayda, gün, günler, günü, günde, iş günü, yıl, yıllar, yılı, yılda, sene, sprint, sprintler, saat, saatler, sa, oturum, sezon, dönem, ders, ders saati, yarıyıl, eğitim yılı',
    around:
      'kadar, a kadar, e kadar, ya kadar, ye kadar, önce, den önce, dan önce, sonra, den sonra, dan sonra, başı, başında, başına kadar, ortası, ortasında, ortasına kadar, sonu, sonunda, sonuna kadar, itibaren, itibarıyla, itibariyle, beri, tarihinde, tarihine kadar, tarihinden itibaren, tarihli, günü, ayında, ayı, ayına kadar, yılında, yılı, içinde, en geç, arasında, arası, civarı, civarında, gibi, dek, değin, boyunca, süresince',
    relative:
      'bugün, yarın, dün, öbür gün, ertesi gün, bu akşam, bu sabah, bu hafta, gelecek hafta, önümüzdeki hafta, haftaya, geçen hafta, bu ay, gelecek ay, önümüzdeki ay, geçen ay, bu yıl, bu sene, gelecek yıl, önümüzdeki yıl, seneye, geçen yıl, geçen sene, ay sonu, ay sonuna kadar, ay sonunda, hafta sonu, hafta sonuna kadar, yıl sonu, yıl sonuna kadar, gün sonu, gün sonuna kadar, mesai bitimine kadar, pazar günü, pazar günleri, en kısa sürede, en kısa zamanda, hemen, acil, acilen, derhal, ivedi, ivedilikle, asap, sürekli, devam ediyor, devam eden, şimdi, şu an, bir an önce',
  },
  scales: {
    '1e3': 'k, bin, binlik, bini, bine, binden',
    '1e6': 'm, mn, mio, mln, mlyn, milyon, milyonluk, milyonu, milyona, milyondan, milyonun',
    '1e9': 'mlr, mlyr, mrd, mlrd, bn, milyar, milyarlık, milyarı, milyara, milyardan, milyarın',
    '1e12': 'trl, trn, trilyon, trilyonluk, trilyonu',
  },
  units:
    'yüzde, puan, yüzde puan, baz puan, binde, kişi, kişilik, insan, saat, sa, dakika, dk, saniye, sn, gün, iş günü, hafta, ay, yıl, sene, lira, tl, kuruş, euro, avro, dolar, sterlin, ton, kilo, kilogram, gram, litre, metre, kilometre, metrekare, m2, metreküp, dönüm, dekar, hektar, derece, kullanıcı, müşteri, çalışan, personel, adet, tane, birim, parça, ürün, kalem, öğrenci, öğretmen, ziyaretçi, misafir, turist, bilet, sipariş, üye, vaka, çağrı, talep, şikâyet, olay, lokasyon, şube, mağaza, konut, daire, hane, hasta, yatak, koltuk, oda, sefer, indirme, oturum, abone, katılımcı, gönüllü, yanıtlayan, nüfus, kez, kere, defa, koli, palet, araç, ağaç, geceleme, öğün, başvuru, kat',
  words: {
    slide: 'slayt*, slayd*, slide, slides, yansı, yansılar*, yansıda, yansılık',
    page: 'sayfa*, syf',
    deck: 'sunum*, sunu, sunular*, sunuyu, sunuda, sunuş, sunuşu, sunuşta, prezentasyon*, deck, decki, slide deck, powerpoint, powerpointi, power point, ppt, pptx, keynote, pitch deck, slayt gösteri*, slayt dosyası*, presentation, webinar*',
    make: 'hazırla, hazırlayın, hazırlar mısın, hazırlar mısınız, hazırlayabilir misin, hazırlayabilir misiniz, hazırlayıver, hazırlasana, hazırlayalım, hazırlansın, hazırlanmalı, hazırlanacak, hazırlanması, hazırlanmasını, hazırlamak, hazırlamam, hazırlamamız, hazırlamanı, hazırlamanızı, hazırlarsan, hazırlarsanız, hazırlıyorum, hazırlıyoruz, hazırlayacağım, hazırlayacağız, oluştur, oluşturun, oluşturur musun, oluşturur musunuz, oluşturabilir misin, oluşturabilir misiniz, oluşturalım, oluşturulsun, oluşturulması, oluşturulmasını, oluşturmak, oluşturmanı, oluşturmanızı, yap, yapın, yapar mısın, yapar mısınız, yapabilir misin, yapabilir misiniz, yapıver, yapsana, yapalım, yapılsın, yapılması, yapılmasını, yapmak, yapmam, yapmamız, yapmanı, yapmanızı, yapacağım, yapacağız, çıkart, çıkarır mısın, çıkarır mısınız, slayt çıkar, sunum çıkar, çevir, çevirin, çevirir misin, çevirir misiniz, çevirelim, dönüştür, dönüştürün, dönüştürür müsün, dönüştürür müsünüz, dönüştürelim, yazar mısın, yazar mısınız, yazılsın, tasarla, tasarlayın, tasarlar mısın, düzenle, düzenleyin, düzenler misin, derle, derleyin, derler misin, toparla, toparlayın, toparlar mısın, özetle, özetleyin, özetler misin, özetler misiniz, özetleyelim, üret, üretin, geliştir, kurgula, kurgulayın, haline getir, haline getirin, haline getirir misin, hale getir, hale getirin, şekline getir, yardım et, yardımcı ol, yardımcı olur musun, yardımcı olur musunuz, aktar, aktarın, dök',
    show: 'göster, gösterin, gösterelim, gösterilsin, gösterir misin, göstersin, gösteren, kullan, kullanın, kullanalım, kullanılsın, kullanarak, ekle, ekleyin, ekleyelim, eklensin, ekler misin, eklenmeli, koyalım, konulsun, konsun, yerleştir, yerleştirin, olsun, bulunsun, yer ver, yer verin, yer verilsin, yer alsın, yer almalı, içersin, içermeli, içeren, dahil et, dahil edin, dahil olsun, vurgula, vurgulayın, vurgulansın, öne çıkar, öne çıkarın, öne çıksın, belirt, belirtin, belirtilsin, bahset, bahsedin, değin, değinin, anlat, anlatın, anlatsın, açıkla, açıklayın, açıklansın, tanıt, tanıtın, karşılaştır, karşılaştırın, karşılaştırılsın, kıyasla, kıyaslayın, listele, listeleyin, listelensin, sırala, sıralayın, grupla, gruplayın, gruplandır, çiz, çizin, çizdir, sun, sunun, sunulsun, özetle, özetleyin, görselleştir, görselleştirin, grafiğe dök, tabloya dök, grafikle göster, tabloyla göster, işaretle, odaklan, odaklanın, odaklansın, ayır, ayırın, bölün, başla, başlayın, başlasın, bitir, bitirin, bitsin, ele al, ele alın, ver, verin, örnek ver, örnekle, grafik koy, tablo koy, görsel koy, slayt koy, grafik koyun, tablo koyun, görsel koyun, koyar mısın, koyar mısınız',
    keep: 'tut, tutun, tutalım, tutulsun, kısa tut, kısa tutun, kullanma, kullanmayın, kullanmayalım, kullanılmasın, kaçın, kaçının, kaçınalım, sınırla, sınırlı tut, sınırlı tutun, sınırlı olsun, aşma, aşmayın, aşmasın, geçme, geçmeyin, geçmesin, olmasın, ekleme, eklemeyin, eklenmesin, koyma, koymayın, konmasın, yazma, yazmayın, yapma, yapmayın, uydurma, uydurmayın, değiştirme, değiştirmeyin, dikkat et, dikkat edin, emin ol, emin olun, özen göster, sadece, yalnızca, asla, hiç, hiçbir, atla, atlayın, bağlı kal, bağlı kalın, sadık kal, sadık kalın, uy, uyun, çıkar, çıkarın, çıkarılsın, sil, silin, gerek yok, gerekmez, istemiyorum, istemiyoruz, istemem, girme, girmeyin, olmalı, olmamalı, şart, zorunlu, en fazla, fazla olmasın, unutma, unutmayın, yer verme, yer vermeyin, bırak, bırakın, koru, koruyun, kalabalık olmasın, abartma',
    want: 'istiyorum, istiyoruz, isterim, isteriz, istedim, istedi, istiyor, istemiştim, istenen, ihtiyacım var, ihtiyacımız var, ihtiyaç var, ihtiyacı var, lazım, gerek, gerekiyor, gerekli, gerekecek, rica ediyorum, rica ederim, rica ederiz, rica etsem, talep ediyorum, talep ediyoruz, arıyorum, arıyoruz, bekliyorum, bekliyoruz, olmalı, olması lazım, olması gerek, olması gerekiyor, olsa iyi olur, iyi olur, hoş olur, sevinirim, seviniriz, memnun olurum, memnun oluruz, zorundayım, zorundayız, yapmam gerekiyor, hazırlamam gerekiyor, hazırlamam lazım, hazırlamamız gerekiyor',
    please:
      'lütfen, rica ediyorum, rica ederim, rica etsem, ricam, ricamız, zahmet olmazsa, zahmet olmayacaksa, mümkünse, mümkün mü, mümkün müdür, sana zahmet, bir zahmet, olur mu, yapar mısın, yapar mısınız, yapabilir misin, yapabilir misiniz, hazırlar mısın, hazırlar mısınız, hazırlayabilir misin, hazırlayabilir misiniz, oluşturur musun, oluşturur musunuz, oluşturabilir misin, oluşturabilir misiniz, eder misin, eder misiniz, edebilir misin, edebilir misiniz, yardım eder misin, yardımcı olur musun, yardımcı olur musunuz, sevinirim, seviniriz, memnun olurum, çok iyi olur, süper olur, güzel olur, teşekkürler, teşekkür ederim, şimdiden teşekkürler, tercihen, please, pls, plz, lutfen, ltf',
    ourselves:
      'ben, biz, bana, bize, beni, bizi, benim, bizim, bende, bizde, kendim, yapacağım, yapacağız, sunacağım, sunacağız, sunum yapacağım, sunum yapacağız, hazırlıyorum, hazırlıyoruz',
    below:
      'aşağıda, aşağıdaki, aşağıdakileri, aşağıdakilerden, alttaki, altta, ekteki, ekte, ekli, eklediğim, ekledim, ekleri, ilişikteki, bu metin, bu metni, bu metinden, bu metne, metni, şu metni, şu notları, bu notlar, bu notları, bu notlardan, bu notlara, notlar, notları, notlardan, notlarım, notlarımı, notlarımdan, notlarımız, notlarımızı, yapıştırdım, yapıştırdığım, yapıştırıyorum, paylaştığım, paylaşıyorum, gönderdiğim, gönderiyorum, bu maili, bu mail, bu maildeki, bu e-posta, bu e-postayı, bu yazışma, bu yazışmayı, bu veriler, bu verileri, bu verilerle, bu verilerden, bu verilere, verileri, veriler aşağıda, bu tablo, bu tabloyu, bu tablodan, bu tablodaki, bu rakamlar, bu rakamları, bu rakamlarla, bu sayılar, bu sayıları, bu liste, bu listeyi, bu listeden, bu rapor, bu raporu, bu rapordan, bu belge, bu belgeyi, bu belgeden, bu doküman, bu dokümanı, bu dosya, bu dosyayı, bu csv, bu makale, bu makaleyi, bu yazı, bu yazıyı, bu transkript, bu transkripti, bu konuşma, bu konuşmayı, bu sohbet, bu sohbeti, bu tutanak, bu tutanağı, bu tutanaktan, buna göre, bunu, bunları, bunlardan, bundan, buradan, şunu, şunları, şunlardan, işte, temel alarak, baz alarak, göre hazırla, dayanarak, yola çıkarak, kullanarak, materyal, kaynak, ham notlar, ham veri, toplantı notları, toplantı notlarını, toplantı notlarından',
    about:
      'hakkında, hakkındaki, konusunda, konusundaki, konulu, konusu, konusunu, konu, ile ilgili, ilgili, üzerine, dair, ilişkin, başlıklı, başlığıyla, başlığı altında, başlığı, adlı, isimli, temalı, temasıyla, anlatan, açıklayan, tanıtan, özetleyen, karşılaştıran, gösteren, ele alan, inceleyen, değerlendiren, anlatacak, açıklayacak, mevzusunda, kapsamında, bağlamında',
    for: 'için, yönelik, karşısında, hitaben, hitap eden, hitap edecek, sunulmak üzere, sunulacak, sunacağım, sunacağız, sunum yapacağım, sunum yapacağız, anlatacağım, anlatacağız, önünde, ikna etmek, ikna edecek, hedefleyen, hedef kitle, hedef kitlesi, göstermek üzere, göstereceğim, göstereceğiz, toplantısında, toplantısına, kuruluna, anlatmak için, sunmak için, seviyesine uygun, düzeyine uygun',
    people:
      'öğrenci*, öğretmen*, veli, veliler*, velilere, velilerimiz*, anne baba*, ebeveyn*, çocuk*, genç, gençler*, gençlere, ergen*, lise, liseli*, lise öğrencileri*, ilkokul*, ortaokul*, üniversite*, sınıf, sınıfı, sınıfa, sınıfına, sınıflar*, sınıflarına, yeni başlayan*, başlangıç seviyesi*, acemi*, ekip, ekibi*, ekibe, ekibim*, ekibin*, ekipler*, takım, takımı*, takıma, takımlar*, yönetici*, yönetim, yönetimi*, yönetime, yönetimine, yönetim kurulu*, üst yönetim*, yönetim ekibi*, icra kurulu*, denetim kurulu*, genel müdür*, müdür*, direktör*, patron*, amir*, ceo, cfo, cto, cio, coo, çalışan*, personel*, işçi*, memur*, kadro*, meslektaş*, stajyer*, çırak*, yeni işe başlayan*, yeni çalışan*, yeni gelen*, işe yeni başlayan*, yatırımcı*, melek yatırımcı*, hissedar*, pay sahipleri*, ortak, ortaklar*, ortaklarımız*, iş ortağı*, iş ortakları*, paydaş*, tedarikçi*, bayi, bayiler*, bayilere, bayilerimiz*, distribütör*, müşteri*, kullanıcı*, tüketici*, alıcı*, aile, aileler*, ailelere, hasta, hastalar*, hasta yakınları*, doktor*, hekim*, hemşire*, eczacı*, sağlık çalışan*, sağlık personel*, akademisyen*, hoca, hocalar*, hocalarımız*, profesör*, geliştirici*, yazılımcı*, mühendis*, teknisyen*, uzman*, analist*, gönüllü*, sakin, sakinler*, sakinleri*, site sakinleri*, mahalleli*, komşu*, kiracı*, ev sahipleri*, kat malikleri*, vatandaş*, halk*, belediye*, belediye meclisi*, meclis*, başkan*, muhtar*, kaymakam*, bakan*, bakanlık*, kurul, kurulu, kurula, kuruluna, kurullar*, komite*, komisyon*, jüri*, basın, basına, basın mensup*, gazeteci*, üye, üyeler*, üyelere, üyelerimiz*, üyeleri*, dernek*, derneğ*, vakıf*, kulüp*, kulüb*, kooperatif*, oda, sendika*, bağışçı*, sponsor*, turist*, ziyaretçi*, misafir*, konuk*, çiftçi*, üretici*, avukat*, hukukçu*, muhasebeci*, mali müşavir*, denetçi*, banka, bankalar*, bankaya, bankacı*, girişimci*, kobi*, esnaf*, şirket*, firma*, işletme*, startup*, kurum*, departman*, birim*, bölüm, bölümü*, şube*, satışçı*, satış ekibi*, satış ekibine, satış temsilci*, pazarlamacı*, seyirci*, dinleyici*, izleyici*, katılımcı*, kitle*, yaşlı*, emekli*, yetişkin*, aday, adaylar*, aşçı*, garson*, barista*, antrenör*, sporcu*, oyuncu*, şoför*, sürücü*, depo çalışan*, vardiya amir*, operatör*, toplantı*, kongre*, konferans*, seminer*, herkes*, genel kurul*, arkadaş*, topluluk*, topluluğ*, grup, grubu*, gruba, gruplar*, vali, valilik*, valiliğ*',
    each: 'başına, her, her bir, her birinde, her birine, herbiri, tanesinde, kişi başı',
    word: 'kelime*, sözcük*, sözcüğ*, madde, maddeler*, maddeyi, maddelik, maddeden, bullet, bullets, satır*, cümle*, karakter*, harf, ifade',
    minute: 'dakika*, dk, dakikalık, saat, saatlik, yarım saat, yarım saatlik, çeyrek saat',
    exactly:
      'tam, tam olarak, tamı tamına, sadece, yalnızca, yalnız, toplam, toplamda, kesin, kesinlikle, ne eksik ne fazla, ne az ne fazla, tamamı, birebir, sırf',
    around:
      'yaklaşık, yaklaşık olarak, aşağı yukarı, civarı, civarında, kadar, falan, filan, takriben, kabaca, birkaç, diyelim, belki, mümkünse, ortalama, gibi, üç aşağı beş yukarı, ideal olarak',
    atMost:
      'en fazla, en çok, azami, maksimum, maks, max, fazla olmasın, dan fazla olmasın, den fazla olmasın, tan fazla olmasın, ten fazla olmasın, geçmesin, geçmeyecek, geçmeden, geçmeyen, aşmasın, aşmayan, aşmayacak, aşmadan, altında, veya daha az, ya da daha az, ile sınırlı, sınırlı, a kadar, e kadar, ya kadar, ye kadar, çok uzun olmasın, üst sınır',
    atLeast:
      'en az, en azından, asgari, minimum, min, az olmasın, den az olmasın, dan az olmasın, ve üzeri, ve üstü, veya daha fazla, ya da daha fazla, üzeri, üstü, alt sınır',
    to: 'ila, ile, veya, ya da, yahut, arası, arasında, dan, den, ve, e, a',
    and: 've, ile, artı, ayrıca, hem, bir de, hem de, ve de',
    no: 'değil, yok, hayır, olmadan, olmasın, olmaksızın, hiç, hiçbir, asla, hariç, dışında, istemiyorum, istemiyoruz, koyma, ekleme, kullanma, çıkar, yer verme',
    begin:
      'başla, başlayın, başlasın, başlayarak, başlayan, başlar, başlayalım, başlangıç, başlangıçta, başlangıcında, ilk, ilk olarak, ilk başta, ilk slayt, ilk slaytta, önce, öncelikle, başında, başta, aç, açılış, açılışta, açılsın, giriş, girişte',
    end: 'bitir, bitirin, bitsin, bitirelim, bitirilsin, biten, biter, bitiş, bitişte, sonlandır, sonlandırın, sonlansın, sonuçlandır, tamamla, kapat, kapatın, kapatalım, kapansın, kapanış, kapanışta, kapanışı, sonunda, en sonunda, en sonda, en sona, sonda, sona, sonuna, son, son olarak, son slayt, son slaytta, nihayet',
    language:
      'dil, dili, dilinde, dilde, dile, dilini, olarak, olsun, olacak, olmalı, hazırla, hazırlayın, metin, metinler, metni, sunum dili, slayt dili, içerik dili, çevir, çevrilsin, yaz, yazılsın',
    titleLabel:
      'başlık, konu, konusu, sunum başlığı, sunum konusu, sunum adı, sunumun adı, sunumun konusu, sunumun başlığı, konu başlığı, tema, proje, proje adı, kapak, kapak başlığı, çalışma başlığı, ynt, ilt, re, title, topic, ders, ders adı, etkinlik',
    audienceLabel:
      'hedef kitle, hedef kitlesi, hedef grup, dinleyici, dinleyiciler, kitle, izleyici, izleyiciler, kime, kimler için, kimin için, kimlere, sunulacak kişiler, sunulacak kitle, sunulacak yer, muhatap, okuyucu, okuyucular, katılımcı profili, audience',
    toneLabel:
      'ton, üslup, tarz, dil ve üslup, üslup ve dil, ses tonu, stil, anlatım, anlatım tarzı, anlatım dili, tone, style, tone of voice, dil tonu, hava',
    countLabel:
      'slayt sayısı, slayt, slaytlar, slayt adedi, kaç slayt, uzunluk, sayfa sayısı, kaç sayfa, toplam slayt, toplam slayt sayısı, sunum uzunluğu, slides, slide sayısı',
    languageLabel: 'dil, diller, sunum dili, slayt dili, içerik dili, çıktı dili, language, sunumun dili',
    authorLabel:
      'yazar, yazarlar, hazırlayan, hazırlayanlar, sunan, sunanlar, sunucu, konuşmacı, konuşmacılar, sunumu yapan, sunumu hazırlayan, düzenleyen, raporlayan, raportör, yazan, tutanağı tutan, eğitmen, öğretmen, öğretim üyesi, author, anlatan',
    dateLabel:
      'tarih, tarihi, sunum tarihi, toplantı tarihi, rapor tarihi, güncelleme, güncelleme tarihi, son güncelleme, son güncelleme tarihi, yayın tarihi, yayım tarihi, yürürlük tarihi, yürürlük, revizyon tarihi, revizyon, tarih ve saat, tarih saat, yer ve tarih, tarih ve yer, etkinlik tarihi, date',
    noteLabel:
      'not, notlar, konuşmacı notları, konuşmacı notu, konuşma notları, konuşma notu, sunum notları, sunum notu, sunucu notları, sunucu notu, anlatıcı notu, konuşma metni, söylenecek, söylenecekler, anlatılacaklar, speaker notes, notes, senaryo, seslendirme',
    footLabel: 'dipnot, dipnotlar, kaynak, kaynaklar',
    variant:
      'varyant, varyantı, seçenek, seçenekler, alternatif, alternatifler, sürüm, sürümler, versiyon, versiyonlar, öneri, tasarım',
    toReader:
      'metin yaz, metin yazın, bir yazı yaz, yok say, yok sayın, görmezden gel, görmezden gelin, dil modeli, sohbet botu, sen bir asistansın, gibi davran, sevgili okur, buraya tıklayın, tıklayın, çerezleri kabul',
    fromNow:
      'artık, bundan sonra, bundan böyle, şu andan itibaren, yalnızca, sadece, yerine, olmalı, olmalıdır, unut, unutun, talimat, talimatlar, talimatları, komut, istem',
    mailLabel:
      'kimden, kime, gönderen, alıcı, alıcılar, bilgi, cc, bcc, gönderildi, gönderilme, gönderilme tarihi, gönderme tarihi, gönderim zamanı, tarih, konu, ek, ekler, yanıt adresi, yanıtla, önem, önem derecesi, öncelik, alındı, from, to, sent, subject, date',
    greeting:
      'merhaba, merhabalar, selam, selamlar, selamün aleyküm, günaydın, tünaydın, iyi günler, iyi akşamlar, iyi sabahlar, iyi haftalar, sayın, sayın hocam, sayın yetkili, sayın ilgili, sn, sevgili, kıymetli hocam, değerli hocam, değerli arkadaşlar, değerli meslektaşlarım, değerli üyeler, değerli çalışma arkadaşlarım, değerli veliler, herkese merhaba, herkese selam, herkese günaydın, merhaba arkadaşlar, merhaba hocam, merhaba ekip, arkadaşlar, arkadaşlar merhaba, arkadaşlar selam, hocam, hocam merhaba, ekip merhaba, slm, mrb, mrhb, hi, hello, hey',
    farewell:
      'saygılarımla, saygılarımızla, saygılar, saygılarımı sunarım, saygılarımızı sunarız, en derin saygılarımla, sevgiler, sevgilerimle, sevgi ve saygılarımla, sevgilerle, selamlar, selamlarımla, selam ve saygılarımla, teşekkürler, teşekkür ederim, teşekkür ederiz, teşekkürlerimle, çok teşekkürler, çok teşekkür ederim, çok teşekkür ederiz, şimdiden teşekkürler, şimdiden teşekkür ederim, şimdiden teşekkür ederiz, şimdiden çok teşekkürler, tekrar teşekkürler, teşekkürler şimdiden, iyi çalışmalar, iyi çalışmalar dilerim, iyi çalışmalar dileriz, iyi günler, iyi günler dilerim, iyi günler dileriz, iyi haftalar, iyi hafta sonları, iyi akşamlar, iyi tatiller, kolay gelsin, kolaylıklar, kolaylıklar dilerim, hoşça kal, hoşça kalın, hoşçakalın, görüşürüz, görüşmek üzere, kendine iyi bak, kendinize iyi bakın, sağ ol, sağol, sağ olun, sağolun, sağ olasın, eyvallah, tşk, tşkler, tşk ederim, en iyi dileklerimle, hürmetler, hürmetlerimle, öptüm, öpüyorum, arz ederim, arz ederiz, bilgilerinize sunarım, bilgilerinize arz ederim, bilgilerinizi rica ederim, gereğini rica ederim, gereğini arz ederim, thanks, thx, best regards, regards',
    remark:
      'aşağıya bakınız, aşağıya bak, ektedir, ekte bulabilirsiniz, ekte bulabilirsin, ekte paylaşıyorum, ekte sunulmuştur, bilginize, bilgilerinize, bilgin olsun, bilginiz olsun, bilgi için, fyi, konuştuğumuz gibi, konuştuğumuz üzere, görüştüğümüz gibi, görüştüğümüz üzere, anlaştığımız gibi, anlaştığımız üzere, söz verdiğim gibi, belirttiğim gibi, haber ver, haber verin, haber verirsen, haber verirseniz, haberleşelim, haberdar et, bana bildirin, dönüş yaparsan, dönüş yaparsanız, dönüş yapın, dönüşünü bekliyorum, dönüşünüzü bekliyorum, dönüşünüzü bekliyoruz, dönüşlerinizi rica ederim, dönüşünüzü rica ederim, cevabınızı bekliyorum, cevabını bekliyorum, iphone umdan gönderildi, telefonumdan gönderildi, mobil cihazımdan gönderildi, outlook ile gönderildi, umarım, umarım iyisindir, umarım iyisinizdir, umarım her şey yolundadır, sorun olursa, sorunuz olursa, sorularınız olursa, sorun varsa, herhangi bir sorunuz, çekinme, çekinmeyin, çekinmeden, acelesi yok, acele yok, acele etme, müsait olunca, müsait olduğunda, kusura bakma, kusura bakmayın, pardon, özür dilerim, özür, tamam, tmm, tamamdır, tmmdır, ok, okey, oki, olur, olur tabii, peki, anlaşıldı, anladım, süper, harika, mükemmel, şahane, güzel, çok güzel, çok iyi, eline sağlık, ellerine sağlık, elinize sağlık, ellerinize sağlık, aynen, aynen öyle, tabii, tabi, tabii ki, elbette, ne demek, rica ederim, haha, hahaha, ahaha, ahahah, asdf, lol, gizlidir, bu ileti gizlidir, bu e-posta gizlidir, lütfen yanıtlamayın, bu e-postayı yanıtlamayın, bu mesajı yanıtlamayın, abonelikten çık, abonelikten ayrıl, medya dahil edilmedi, görüntü dahil edilmedi, görsel dahil edilmedi, ses dahil edilmedi, çıkartma dahil edilmedi, bu mesaj silindi, bu mesajı sildiniz, mesajlar ve aramalar uçtan uca şifrelidir, mesajlar ve aramalar, uçtan uca şifreli, uçtan uca şifrelidir, gruptan ayrıldı, gruba katıldı, gruba eklendi, kanala katıldı, bu mesaj düzenlendi, iletildi, güvenlik kodu değişti, otomatik olarak oluşturuldu, otomatik oluşturulmuştur, otomatik döküm, hatalar içerebilir, sesim geliyor mu, ekranımı görüyor musunuz, haha*, güzel soru, medya dahil edilmedi, uçtan uca şifreli, iletilen ileti, özgün ileti, son düzenleyen, bu sayfa yararlı oldu mu, çerezler, gizlilik politikası, tüm hakları saklıdır',
    slideLabel: 'slayt, sayfa, slide, yansı, ekran, sl, s',
    stepLabel:
      'adım, aşama, faz, evre, etap, kademe, safha, basamak, dalga, sprint, kilometre taşı, hafta, gün, ay, yıl, tur, ders, oturum, toplantı, dönem, çağ, çeyrek, perde, bölüm, kısım, saat, step, phase, vardiya',
    optionLabel:
      'seçenek, opsiyon, alternatif, senaryo, varyant, plan, tercih, öneri, rota, güzergâh, model, paket, tarife, aday, teklif, tedarikçi, yaklaşım, sürüm, versiyon, çözüm, seviye, yöntem, option, şık',
    itemLabel:
      'hedef, amaç, madde, konu, bölüm, kısım, modül, risk, ilke, prensip, neden, sebep, gerekçe, öncelik, girişim, proje, ders, ünite, birim, blok, gündem, gündem maddesi, ek, kural, soru, bulgu, tespit, sonuç, öneri, tavsiye, karar, kpi, anahtar sonuç, kr, okr, ipucu, hata, örnek, vaka, kullanım senaryosu, özellik, alıştırma, etkinlik, faaliyet, eylem, aksiyon, görev, hikâye, kullanıcı hikâyesi, ticket, kayıt, talep, sorun, problem, bug, gereksinim, önlem, efsane, yanlış, zorluk, fırsat, avantaj, dezavantaj, gösterge, başlık, kazanım, fıkra, bent, tez, iş paketi',
    questionLabel: 's, soru, q, sss, sual',
    answerLabel: 'c, cevap, yanıt, a, answer, y',
    nameKey:
      'ad, adı, isim, ismi, ad soyad, adı soyadı, kalem, madde, başlık, ürün, ürün adı, açıklama, tanım, kategori, kod, kodu, anahtar, özet, bölge, il, ilçe, ekip, takım, özellik, metrik, gösterge, kpi, ülke, şehir, bölüm, birim, departman, müdürlük, proje, proje adı, faaliyet, etkinlik, kilometre taşı, konu, sorun, kayıt, model, plan, müşteri, müşteri adı, tedarikçi, firma, lokasyon, şube, mağaza, istasyon, durak, hat, kanal, segment, kaynak, tür, türü, tip, tipi, adım, aşama, alan, sektör, grup, sınıf, ders, depo, tesis, makine, araç, hizmet, gider kalemi, harcama kalemi, ay, çeyrek, yıl, dönem, name, title, task, item, key, summary',
    ownerKey:
      'sorumlu, sorumlusu, sorumlu kişi, sorumlular, sorumlu birim, atanan, atanan kişi, kim, kimde, kim yapacak, kişi, yetkili, ilgili, ilgili kişi, görevli, görevlendirilen, lider, proje lideri, irtibat, irtibat kişisi, sahibi, iş sahibi, yürütücü, uygulayıcı, takip eden, koordinatör, owner, assignee, hazırlayan',
    dueKey:
      'son tarih, bitiş, bitiş tarihi, termin, termin tarihi, teslim, teslim tarihi, ne zaman, ne zamana kadar, tarih, tarihi, hedef tarih, planlanan tarih, planlanan bitiş, vade, vadesi, son gün, süre, zaman, deadline, due, due date, eta, tamamlanma tarihi',
    statusKey:
      'durum, durumu, statü, ilerleme, ilerleme durumu, aşama, son durum, tamamlanma, tamamlanma oranı, gelişme, gerçekleşme, çözüm, progress, status, sonuç, güncel durum',
    actionKey:
      'aksiyon, aksiyonlar, eylem, görev, görevler, yapılacak, yapılacak iş, yapılacaklar, iş, iş kalemi, iş tanımı, sonraki adım, ne, ne yapılacak, faaliyet, adım, önlem, alınacak önlem, çıktı, action, task, to do, todo, karar, yapılması gereken',
    hierarchy:
      'organizasyon şeması, organizasyon, organizasyon yapısı, hiyerarşi, ağaç, bağlı olduğu, bağlı, yönetici, yöneticisi, amiri',
    horizon:
      'şimdi, sırada, sonra, daha sonra, ileride, kısa vade, orta vade, uzun vade, kısa vadede, orta vadede, uzun vadede',
    quoteWord:
      'dedi, diyor, diyorlar, dediler, der ki, diyor ki, söyledi, söylüyor, belirtti, belirtiyor, yazdı, yazıyor, anlattı, anlatıyor, açıkladı, açıklıyor, ekledi, ekliyor, sordu, soruyor, cevapladı, yanıtladı, yanıt verdi, vurguladı, vurguluyor, ifade etti, ifade ediyor, dile getirdi, sözleriyle, şöyle dedi, diye konuştu, diye ekledi, aktardı, görüşüne göre',
    total:
      'toplam, toplamı, toplamda, genel toplam, ara toplam, tümü, tamamı, hepsi, ortalama, ortalaması, genel, genel ortalama, birlikte, total, yekûn, topl, bütün, tüm',
    genre:
      'tutanak, toplantı tutanağı, döküm, transkript, röportaj, söyleşi, notlar, toplantı notları, değişiklik günlüğü, taslak, rapor, sonuç raporu, iletişim listesi, brif, özet, makale',
    leaveOut:
      'bahsetme, bahsetmeyin, değinme, değinmeyin, koyma, koymayın, yazma, yazmayın, ekleme, eklemeyin, gösterme, göstermeyin, çıkar, çıkarın, çıkart, dahil etme, dahil etmeyin, geçme, geçmeyin, olmasın, yer almasın, atla, atlayın, hariç tut, hariç tutun',
    names: 'isim, isimler, isimleri, adları, adlar, ad soyad, isimlerini',
    brackets: 'parantez*, köşeli',
    codes: 'ticket numarası, ticket numaraları, talep numarası, talep numaraları, kayıt numaraları',
    contacts: 'telefon, telefonlar, telefon numarası, telefon numaraları, e-posta adresleri, iletişim bilgileri',
    prices: 'fiyat, fiyatlar, fiyatları, tutarlar, ücretler, maaşlar',
    private:
      'dahili, iç not, gizli, gizlidir, dağıtılmaz, iletmeyin, slaytlar için değil, slaytlara koymayın, yapılacak, todo, not düş, aramızda, sorulacak, teyit et, ekteki listeye bakınız, bkz ek, eke bakınız, ciddiyim, yukarıdakini',
    offer:
      'isterseniz, istersen, ister misiniz, ister misin, yardımcı olmamı, ekleyebilirim, dönüştürebilirim, elbette, tabii, tabii ki, memnuniyetle, işte, chatgpt',
    imageHint: 'görsel önerisi, görsel, resim önerisi, resim, fotoğraf, görsel fikri',
    subtitleLabel: 'alt başlık, kapanış cümlesi, slogan, kapanış',
    askWord:
      'ne, nasıl, neden, niçin, niye, kim, kime, kimi, kimin, kimler, ne zaman, nerede, nereye, nereden, neresi, hangi, hangisi, hangileri, kaç, kaçta, ne kadar, ne kadardır, neler, neye, neyi, neyle, nedir, nelerdir, kimdir, kimlerdir, nerededir, hangisidir, kaç tane, ne için, ne sıklıkla, mi, mı, mu, mü, mıyım, miyim, mıyız, miyiz, muyuz, müyüz, var mı, gerekir mi, olur mu, mümkün mü, eder mi, mıdır, midir, ne yapmalı, ne yapmalıyım',
  },
  tones: {
    formal:
      'resmi, resmî, resmi bir dil, resmi bir dille, profesyonel, profesyonelce, ciddi, kurumsal dil, kurumsal bir dil, kurumsal bir dille, kurumsal ton, kurumsal bir ton, kurumsal üslup, ağırbaşlı, saygılı',
    plain:
      'sade, yalın, basit, anlaşılır, kolay anlaşılır, tarafsız, nesnel, objektif, kısa ve öz, öz ve net, kısa ve net, net bir dil, net bir dille, açık bir dil, açık bir dille, sade bir dil, sade bir dille, abartısız, minimal, minimalist, jargonsuz, jargon olmadan, herkesin anlayacağı, herkesin anlayabileceği, gösterişsiz, dolaysız',
    persuasive:
      'ikna edici, ikna eden, inandırıcı, çarpıcı, vurucu, etkileyici, iddialı, satış odaklı, satışa yönelik, kendinden emin, güçlü bir dil, güçlü bir dille, dikkat çekici',
    inspiring:
      'ilham verici, ilham veren, motive edici, motive eden, motivasyonel, coşkulu, heyecan verici, heyecanlandıran, duygusal, vizyoner, enerjik, umut verici, umut veren, sıcak bir dil, sıcak bir dille, cesaretlendirici, teşvik edici, pozitif bir dil',
    playful:
      'eğlenceli, esprili, samimi, neşeli, rahat, komik, mizahi, şakacı, dostane, arkadaşça, gündelik, keyifli, hafif bir dil, senli benli, sohbet havasında, çocuklara uygun, informal, sıkıcı olmayan',
    technical:
      'teknik, bilimsel, akademik, detaylı, ayrıntılı, derinlemesine, uzman düzeyinde, uzman seviyesinde, uzmanlara yönelik, deep dive',
  },
  forms: {
    chart: 'grafik*, grafiğ*, diyagram*, görselleştir*, chart, charts, grafikle, şema, şemayla, infografik*',
    line: 'çizgi grafik*, çizgi grafiğ*, çizgisel grafik*, çizgi, çizgiyle, çizgi diyagram*, trend*, eğilim*, gelişim, gelişimi, gelişimini, seyir, seyri, seyrini, zaman içinde, zaman içindeki, zamana göre, zamanla, aydan aya, yıldan yıla, çeyrekten çeyreğe, yıllara göre, aylara göre, çeyreklere göre, haftalara göre, zaman serisi*, eğri',
    bar: 'çubuk grafik*, çubuk grafiğ*, çubuk diyagram*, sütun grafik*, sütun grafiğ*, sütun diyagram*, bar grafik*, bar grafiğ*, bar chart, kolon grafik*, histogram*, sıralama*, yığılmış sütun*, yığılmış çubuk*, yığma sütun*, yatay çubuk*, çubuklar*',
    doughnut:
      'pasta grafik*, pasta grafiğ*, pasta dilim*, pasta diyagram*, daire grafik*, daire grafiğ*, dairesel grafik*, halka grafik*, halka grafiğ*, donut, simit grafik*, pie chart, pay, payı, payları, payını, paylarını, payların, dağılım, dağılımı, dağılımını, dağılımları, kırılım, kırılımı, kırılımını, pazar payı*, yüzdesel dağılım*, oransal dağılım*, bileşim, bileşimi, kompozisyon*',
    scatter:
      'dağılım grafik*, dağılım grafiğ*, saçılım grafik*, saçılım grafiğ*, saçılım*, serpilme diyagram*, serpme grafik*, nokta grafik*, nokta bulutu*, scatter, scatter plot, korelasyon*, arasındaki ilişki*, arasında ilişki, ilişkisini göster',
    table:
      'tablo*, çizelge, çizelgede, çizelgeler, çizelgeyi, tablo halinde, tablo olarak, excel, grid, matris tablo, table',
    timeline:
      'zaman çizelge*, zaman çizgi*, zaman tünel*, zaman eksen*, zaman plan*, kronoloji*, kronolojik, yol harita*, kilometre taş*, gantt*, takvim, takvimi, takvimini, takvime, roadmap*, timeline*, tarihçe*, tarih sırası*',
    steps:
      'süreç*, adım, adımı, adımlar*, adımları*, adımlarla, adım adım, aşama, aşamalar*, aşamaları*, akış, akışı*, akış şema*, akış diyagram*, iş akış*, prosedür*, işlem sıra*, huni*, pipeline, workflow, evreler*',
    comparison:
      'karşılaştır*, kıyaslama*, kıyaslayan, kıyaslayın, mukayese*, yan yana, karşı karşıya, versus, vs, artılar ve eksiler*, artıları ve eksileri*, artı ve eksi*, artı eksi*, artılar eksiler, avantaj ve dezavantaj*, avantajlar ve dezavantajlar*, avantajları ve dezavantajları*, avantajlar dezavantajlar, avantaj dezavantaj, olumlu ve olumsuz*, iki sütun*, iki kolon*, öncesi ve sonrası*, öncesi sonrası*, önce ve sonra, önce sonra, önce/sonra, arasındaki fark*, farkları, yapılması ve yapılmaması gereken*, doğrular ve yanlışlar*',
    matrix:
      'swot*, gzft*, swot analiz*, gzft analiz*, matris*, 2x2, 2 x 2, ikiye iki, kadran*, dört kadran*, dört kutu*, eisenhower*, risk matris*, öncelik matris*',
    quote:
      'alıntı*, müşteri yorum*, müşteri görüş*, kullanıcı yorum*, özlü söz*, söz alıntı*, referans yorum*, aynen aktar*, vecize*, testimonial',
    figures:
      'temel rakam*, kilit rakam*, anahtar rakam*, önemli rakam*, öne çıkan rakam*, ana rakam*, başlıca rakam*, temel gösterge*, ana gösterge*, kilit gösterge*, önemli sayı*, büyük rakam*, büyük sayı*, rakamlarla, rakamlar*, sayılarla, kpi, kpis, kpılar*, kpiler*, kpları, metrikler*, metrik, istatistik*, göstergeler*, skor kart*, skorkart*, büyük puntolu rakam*',
    cards:
      'kart, kartlar*, kartları*, kartlarla, kart şeklinde, kart olarak, kutu, kutular*, kutucuk*, kutucuğ*, simge*, ikon, ikonlar*, ikonlu, ikonlarla, kutulu, kartlı, bloklar*',
    list: 'liste*, madde madde, maddeler halinde, maddeler hâlinde, madde işaret*, maddeli, maddelerle, numaralı liste*, kontrol liste*, yapılacaklar liste*, checklist, bullet, bullets, bulletlar*, sıralı liste*',
    agenda:
      'gündem, gündemi, gündem slayt*, içindekiler*, ajanda*, sunum planı*, sunum akışı*, içerik planı*, içerik tablo*, konu başlıkları slayt*',
    summary:
      'özet, özeti, özetle, özet slayt*, özetleyen, özetleyerek, sonuç, sonuç slayt*, sonuç bölüm*, sonuç kısm*, sonuç ve değerlendirme, genel değerlendirme, ana mesaj*, kilit mesaj*, temel mesaj*, anahtar mesaj*, çıkarım*, öne çıkanlar*, önemli noktalar*, ana noktalar*, ana fikir*, yönetici özet*, kapanış özet*, toparlama, toparlayıcı, tl;dr, tldr, recap, takeaway*, alınan dersler*, çıkarılan dersler*, akılda kalması gereken*, akılda kalacak*, kısaca, hatırlanması gereken*',
    actions:
      'sonraki adım*, bir sonraki adım*, gelecek adım*, atılacak adım*, bundan sonraki adım*, ileriki adım*, aksiyon, aksiyonlar*, aksiyon plan*, aksiyon liste*, aksiyon madde*, eylem plan*, eylem çağrı*, harekete geçirici*, harekete geçme*, harekete çağrı*, çağrı slayt*, yapılacaklar*, yapılacak işler*, next steps, to do, to-do, todo, call to action, cta, talebimiz, talepler*, ne istiyoruz, karar talep*, alınması gereken karar*, alınacak karar*, öneri, öneriler*, önerimiz, tavsiye*, iletişim slayt*, iletişim bilgi*',
    sections:
      'bölüm slayt*, ara slayt*, ayraç slayt*, ayraç*, ayırıcı slayt*, bölüm ayraç*, bölüm ayırıcı*, bölüm kapak*, bölüm başlık slayt*, geçiş slayt*',
    largest:
      'en büyük, en büyüğü, en yüksek, en yükseği, en iyi, en iyisi, en iyiler, en hızlı, en güçlü, en başarılı, en çok artan, en fazla artan, en çok büyüyen, en çok satan, en çok satılan, en çok kazandıran, en çok değişen, lider, lideri, liderler, zirve, zirvede, zirvesi, rekor*, şampiyon*, tepe noktası, kazanan, kazananlar',
    smallest:
      'en küçük, en küçüğü, en düşük, en düşüğü, en kötü, en kötüsü, en zayıf, en yavaş, en az satan, en az satılan, en çok düşen, en çok azalan, en fazla düşen, sonuncu, dip, dipte, en geride, geride kalan*, kaybeden*, en başarısız',
    change:
      'değişim*, değişiklik*, değişikliğ*, artış*, azalış*, azalma*, büyüme*, düşüş*, yükseliş*, iyileşme*, gerileme*, küçülme*, sapma*, delta, fark, farkı, farkını, farkları, farklar, arttı, azaldı, büyüdü, düştü, yükseldi, geriledi, değişti, artan, azalan',
  },
  headings: {
    agenda:
      'gündem, gündem maddeleri, gündemimiz, içindekiler, ajanda, içerik, konu başlıkları, konular, program, program akışı, akış, sunum planı, sunum akışı, bugün neler var, neler konuşacağız, toplantı gündemi, ders planı',
    summary:
      'özet, özetle, kısaca, kısa özet, sonuç, sonuç ve değerlendirme, genel değerlendirme, değerlendirme, değerlendirme ve sonuç, ana mesaj, ana mesajlar, temel mesajlar, kilit mesajlar, öne çıkanlar, önemli noktalar, ana noktalar, ana fikir, yönetici özeti, toparlarsak, özetleyecek olursak, akılda kalması gerekenler, unutmayalım, genel bakış, bir bakışta, tl;dr, tldr, recap, takeaways, kapanış, son söz, çıkarımlar, öz',
    goals:
      'hedef, hedefler, hedefi, hedefleri, hedefimiz, hedeflerimiz, amaç, amaçlar, amacı, amacımız, projenin amacı, projenin hedefleri, amaç ve hedefler, proje hedefleri, stratejik hedefler, öncelik, öncelikler, önceliklerimiz, kazanımlar, öğrenme kazanımları, öğrenme hedefleri, anahtar sonuçlar, misyon, vizyon, misyon ve vizyon, beklenen sonuçlar, beklentiler, ne istiyoruz, neyi hedefliyoruz',
    risks:
      'risk, riskler, riskleri, ana riskler, başlıca riskler, riskler ve önlemler, risk analizi, riskler ve tedbirler, sorun, sorunlar, problemler, problem, zorluk, zorluklar, engel, engeller, kısıt, kısıtlar, sınırlılıklar, endişeler, tuzaklar, bilinen sorunlar, açık sorunlar, aksaklıklar, tehlikeler, darboğazlar, dikkat edilecek noktalar, dikkat edilmesi gerekenler',
    actions:
      'aksiyon, aksiyonlar, aksiyon maddeleri, aksiyon planı, eylem, eylemler, eylem planı, görev, görevler, görev dağılımı, sonraki adım, sonraki adımlar, bir sonraki adım, bundan sonraki adımlar, gelecek adımlar, atılacak adımlar, yapılacaklar, yapılacak işler, yapılacaklar listesi, to do, to-do, todo, next steps, takip, takip edilecekler, öneri, öneriler, önerilerimiz, tavsiyeler, şimdi ne olacak, ne yapmalıyız, ne yapmalı, talebimiz, taleplerimiz, talepler, ne istiyoruz, neye ihtiyacımız var, ihtiyaçlar, harekete geçin, çağrımız, kim ne yapacak, önlemler, alınacak önlemler',
    decisions:
      'karar, kararlar, alınan kararlar, alınan karar, toplantı kararları, kararlaştırılanlar, karar verildi, kararlaştırıldı, onaylanan, onaylananlar, mutabık kalınanlar, mutabakat, alınması gereken kararlar, sonuçlar ve kararlar, hükümler',
    timeline:
      'zaman çizelgesi, zaman çizgisi, zaman tüneli, zaman planı, takvim, proje takvimi, iş takvimi, kilometre taşları, kilometre taşı, kronoloji, tarihçe, tarihçemiz, geçmişten bugüne, tarihler, önemli tarihler, yol haritası, roadmap, program, günlük program, gezi programı, terminler, iş programı, iş planı, tarihsel gelişim, ders programı, etkinlik takvimi',
    process:
      'süreç, süreçler, süreç adımları, prosedür, prosedürler, adım, adımlar, adım adım, aşama, aşamalar, proje aşamaları, akış, iş akışı, nasıl çalışır, nasıl işler, nasıl yapılır, nasıl yapıyoruz, nasıl çalışıyoruz, yöntem, yöntemler, metodoloji, metot, yaklaşım, yaklaşımımız, izlenecek yol, uygulama, uygulama adımları, uygulama süreci, talimat, talimatlar, yapılışı, hazırlanışı, tarif, kurulum, yükleme, başlarken, hızlı başlangıç, ilk adımlar, kullanım, işleyiş, gereç ve yöntem, ders akışı',
    sources:
      'kaynak, kaynaklar, kaynakça, referanslar, bibliyografya, bağlantılar, linkler, ileri okuma, daha fazla bilgi, okuma listesi, literatür, dipnotlar, atıflar, yararlanılan kaynaklar',
    options:
      'seçenek, seçenekler, alternatif, alternatifler, opsiyonlar, senaryolar, senaryo, varyantlar, tercihler, adaylar, teklifler, teklif karşılaştırması, tekliflerin karşılaştırması, öneriler ve seçenekler, paketler, tarifeler, fiyat planları, planlar, çözüm önerileri, çözüm seçenekleri, değerlendirilen seçenekler',
    causes:
      'neden, nedenler, nedenleri, sebep, sebepler, sebepleri, kök neden, kök nedenler, kök neden analizi, temel nedenler, ana neden, ana nedenler, başlıca nedenler, neden oldu, nasıl oldu, etkenler, etkileyen faktörler, faktörler, sorunun kaynağı, gerekçeler',
    strengths:
      'güçlü yön, güçlü yönler, güçlü yanlar, güçlü taraflar, güçlü yönlerimiz, güçlü yanlarımız, kuvvetli yönler, strengths',
    weaknesses:
      'zayıf yön, zayıf yönler, zayıf yanlar, zayıf taraflar, zayıf yönlerimiz, zayıf yanlarımız, geliştirilmesi gereken yönler, gelişime açık yönler, weaknesses',
    opportunities: 'fırsat, fırsatlar, fırsatlarımız, imkânlar, opportunities',
    threats: 'tehdit, tehditler, tehditlerimiz, threats',
    pros: 'artı, artılar, artıları, avantaj, avantajlar, avantajları, yararlar, yararları, faydalar, faydaları, fayda, olumlu yönler, olumlu, olumlular, lehte, lehine, ne iyi gitti, neler iyi gitti, iyi gidenler, iyi giden, başarılar, başardıklarımız, yapın, yapılması gerekenler, yapılması gereken, doğru, doğrular, iyi, iyi yönler, kazançlar, devam',
    cons: 'eksi, eksiler, eksileri, dezavantaj, dezavantajlar, dezavantajları, sakıncalar, sakıncaları, zararları, olumsuz yönler, olumsuz, olumsuzlar, aleyhte, aleyhine, ne kötü gitti, ne iyi gitmedi, neler iyi gitmedi, iyi gitmeyenler, iyi gitmeyen, kötü giden, kötü gidenler, aksayanlar, aksayan yönler, yapmayın, yapılmaması gerekenler, yapılmaması gereken, yanlış, yanlışlar, kötü, geliştirilecekler, geliştirilmesi gerekenler, bırak, bırakılacaklar',
    before:
      'önce, öncesi, önceden, eskiden, eski, eski durum, eski yöntem, eski sistem, bugün, bugünkü durum, şimdi, mevcut, mevcut durum, şu anki durum, halihazırda, şu an, durum, nerede duruyoruz, neredeyiz, bugün neredeyiz, as is, as-is, dün, statüko',
    after:
      'sonra, sonrası, sonradan, yarın, gelecek, gelecekte, yeni, yeni durum, yeni yöntem, yeni sistem, hedef durum, hedeflenen durum, gelecekteki durum, nereye gidiyoruz, nereye varmak istiyoruz, to be, to-be, olması gereken, artık, uygulama sonrası',
    figures:
      'rakamlar, rakamlarla, sayılar, sayılarla, temel rakamlar, önemli rakamlar, kilit rakamlar, öne çıkan rakamlar, veriler, temel veriler, kpi, kpılar, kpilar, göstergeler, temel göstergeler, performans göstergeleri, metrikler, istatistikler, sonuçlar, mali sonuçlar, finansal sonuçlar, finansal göstergeler, finansallar, rakamlar ve gerçekler, verilerle, bulgular, mali tablo, performans',
    quotes:
      'alıntı, alıntılar, müşteri yorumları, kullanıcı yorumları, müşterilerimiz ne diyor, müşteriler ne diyor, ne dediler, görüşler, yorumlar, katılımcı görüşleri, geri bildirim, geri bildirimler, hakkımızda söylenenler, onların sözleriyle, değerlendirmeler',
    bridge: 'şelale grafiği, şelale, köprü grafiği, kâr köprüsü, gelir köprüsü, sapma analizi',
    funnel: 'huni, satış hunisi, dönüşüm, dönüşüm hunisi',
    pricing: 'fiyatlar, fiyatlandırma, fiyat listesi, planlar, paketler, abonelikler, tarifeler, fiyat',
    cycle: 'döngü, döngüsü, çevrim, yaşam döngüsü, kısır döngü',
    again: 'tekrarla, baştan, başa dön, adıma dön, yeniden başla',
    rating: 'etki, çaba, efor, değer, karmaşıklık, olasılık, şiddet, aciliyet, önem, uygulanabilirlik, risk, maliyet',
    people:
      'ekip, ekibimiz, takım, takımımız, proje ekibi, katılımcılar, katılanlar, hazır bulunanlar, toplantıya katılanlar, katılmayanlar, mazeretli, mazeretliler, davetliler, kişiler, biz kimiz, hakkımızda, çalışanlar, personel, kadro, kadromuz, üyeler, kurul üyeleri, iletişim, iletişim bilgileri, irtibat, roller, roller ve sorumluluklar, görev ve sorumluluklar, kurucular, kurucu ekip, konuşmacılar, organizasyon şeması, sorumlular',
    partners:
      'ortaklar, iş ortakları, iş ortaklarımız, müşteriler, müşterilerimiz, bize güvenenler, tedarikçiler, sponsorlar, markalar',
    questions:
      'sorular, soru, sss, sıkça sorulan sorular, sık sorulan sorular, soru cevap, soru-cevap, sorular ve cevaplar, sorular ve yanıtlar, açık sorular, açık konular, açık kalan konular, cevaplanmamış sorular, faq, tartışma soruları, merak edilenler, dilek ve temenniler',
    inScope:
      'kapsam, kapsamda, kapsam dahilinde, kapsam içi, kapsama dahil, kapsamındakiler, dahil, dahil olanlar, dahil olan hizmetler, fiyata dahil, neler dahil, içerdikleri',
    outOfScope:
      'kapsam dışı, kapsam dışında, kapsam dışındakiler, kapsama dahil değil, dahil olmayanlar, dahil olmayan, dahil değil, hariç, hariç olanlar, fiyata dahil değil, fiyata dahil olmayanlar, neler dahil değil, istisnalar',
  },
  shapes: {
    change:
      'neden geçmeliyiz, neden yapmalıyız, neden gerekli, neden almalıyız, geçmeli miyiz, yapmalı mıyız, almalı mıyız, geçmeliyiz, geçelim, geçiş, geçişi, geçişe, geçmek, geçilmesi, taşınma, taşınması, taşımak, migrasyon*, dönüşüm, dönüşümü, değiştirme*, değiştirmek, değiştirilmesi, yenileme, yenilenmesi, yerine, öneri, önerisi, öneriyorum, öneriyoruz, teklif, teklifi, iş gerekçesi, business case, fizibilite*, devreye alma*, devreye alınması, hayata geçirme*, uygulamaya alma*, uygulamaya geçiş*, benimseme*, vazgeçmek, bırakmak, kaldırılması, azaltılması, azaltmak, başlatmak, başlatılması, ikna, geçişini, geçişimizi, geçişimiz, dönüşümünü, taşınmasını, değiştirilmesini, önerisini, önerimizi, yenilenmesini',
    explain:
      'nedir, nelerdir, ne demek, ne demektir, nasıl çalışır, nasıl çalışıyor, nasıl işler, nasıl oluşur, nasıl ortaya çıkar, temelleri, temel bilgiler, temel kavramlar, giriş, girişi, genel bakış, açıklama*, açıkla, tanıtımı, anlamak, hakkında her şey, 101, neden, kavramı, etkileri, önemi, temellerini, ne olduğunu, nasıl çalıştığını, nasıl işlediğini, önemini',
    compare:
      'yoksa, mi yoksa, mu yoksa, karşılaştır*, mukayese*, vs, versus, arasındaki fark*, farkı, farkları, artıları ve eksileri, artılar ve eksiler, artı ve eksi*, artıları eksileri, avantaj ve dezavantaj*, avantajları ve dezavantajları, avantajlar ve dezavantajlar, hangisi, hangisi daha iyi, veya, ya da, kıyaslama*, farkını, farklarını, artılarını ve eksilerini, avantajlarını ve dezavantajlarını',
    howto:
      'nasıl yapılır, nasıl yazılır, nasıl seçilir, nasıl kurulur, nasıl başlanır, nasıl hazırlanır, nasıl kullanılır, nasıl açılır, nasıl olunur, nasıl yönetilir, nasıl azaltılır, nasıl önlenir, nasıl geliştirilir, nasıl korunur, nasıl yetiştirilir, nasıl demlenir, nasıl pişirilir, nasıl öğrenilir, nasıl planlanır, nasıl artırılır, nasıl düzenlenir, nasıl edilir, nasıl alınır, nasıl verilir, nasıl hesaplanır, nasıl yapabilirim, nasıl yaparım, nasıl başlarım, nasıl kurarım, rehber, rehberi, kılavuz, kılavuzu, el kitabı, ipuçları, ipucu, püf noktaları, adım adım, yolları, yöntemleri, teknikleri, en iyi uygulamalar, iyi uygulamalar, ilk adımlar, tavsiyeler, talimatı, tarifi, yollarını, yöntemlerini, tekniklerini, püf noktalarını, nasıl yapıldığını, nasıl yapılacağını',
    history:
      'tarihi, tarihçe*, tarihsel*, geçmişi, geçmişten bugüne, geçmişten günümüze, dünden bugüne, kökeni, kökenleri, doğuşu, ortaya çıkışı, yükselişi, çöküşü, evrimi, hikâyesi, öyküsü, biyografi*, çağlar boyunca, yüzyıllar boyunca, hayatı ve eserleri, tarihini, tarihine, geçmişini, kökenini, hikâyesini, doğuşunu',
    training:
      'eğitim, eğitimi, eğitimleri, eğitime, kurs, kursu, atölye, atölyesi, atölye çalışması, çalıştay, çalıştayı, workshop, oryantasyon*, onboarding, ders, dersi, ders anlatımı, seminer, semineri, isg, iş güvenliği, iş sağlığı ve güvenliği, farkındalık, bilgilendirme, işbaşı eğitim*, hizmet içi eğitim*, uyum eğitim*, eğitimini, eğitimimiz, kursunu, seminerini, atölyesini',
    pitch:
      'yatırımcı*, yatırım turu*, yatırım almak, yatırım sunumu, pitch*, pitch deck, sponsor*, fonlama*, fon başvurusu*, tohum yatırım*, girişim fikri, iş fikri*, iş modeli, startup*, start-up*, satış sunumu, tanıtım sunumu, kitle fonlama*, hibe başvurusu*, iş planı',
    plan: 'plan, planı, planlar*, planları, planlama*, planlaması, strateji, stratejisi, stratejileri, yol harita*, proje planı, iş takvimi, lansman, lansmanı, takvim, takvimi, kampanya, kampanyası, başlangıç toplantısı, kick-off, kickoff, program, programı, eylem planı, uygulama planı, pazarlama planı, organizasyonu, hazırlıkları, planını, planımız, planımızı, stratejisini, stratejimiz, programını, takvimini, kampanyasını, lansmanını',
    report:
      'rapor, raporu, raporlar*, raporları, raporlama*, faaliyet raporu, sonuçlar, sonuçları, çeyrek, çeyreği, üç aylık, aylık, yıllık, haftalık, durum raporu, güncelleme, güncellemesi, ilerleme, ilerlemesi, performans, performansı, retrospektif*, yıl sonu, dönem sonu, bilanço*, özeti, proje durumu, son durum, güncel durum, dönem değerlendirme*, yıl değerlendirme*, yıllık değerlendirme*, çeyrek değerlendirme*, proje değerlendirme*, performans değerlendirme*, raporunu, raporumuz, sonuçlarını, ilerlemesini, performansını, güncellemesini',
    problem:
      'devamsızlık*, devamsızlığ*, eksikliği, eksikliğini, eksikliğine, yetersizliği, sıkıntısı, sıkıntısını, kıtlığı, kıtlığını, gürültü*, vandalizm*, zorbalık*, zorbalığ*, israf*, gecikme, gecikmeler*, gecikmesi, gecikmeleri, gecikmelerini, şikâyet, şikâyetler*, şikâyetleri, işten ayrılma*, personel devri*, personel devir hızı*, kayıpları, kayıplarını, hırsızlık*, hırsızlığ*, kazaları, kazalarını, iş kazaları*, trafik kazaları*, kuraklık*, kuraklığ*, geç kalma*, geç kalan*, kaçırılan randevu*, randevusuna gelmeyen*, sorunu, sorununu, sorunumuz, sorunları, sorunlarını, ile mücadele*, azaltma, azaltması, azaltılmasına, düşüş, düşüşü, düşüşünü, azalması, azalmasını, yalnızlık, yalnızlığı',
    welcome:
      'hoş geldiniz, hoş geldin, hoşgeldiniz, hoşgeldin, aramıza katılan*, yeni gönüllü*, yeni üyeler*, yeni üyemiz*, yeni çalışan*, yeni personel*, işe yeni başlayan*, göreve yeni başlayan*, yeni ekip arkadaş*, yeni çalışma arkadaş*, yeni mesai arkadaş*, yeni stajyer*, yeni çırak*, yeni çırağ*, yeni öğretmen*, yeni öğrencilerimiz*, yeni veli*, yeni gelenler*, yeni katılan*, ilk iş günü*, ilk gün, ilk günü, ilk gününüz, ilk günün',
    venture:
      'açıyoruz, açıyorum, açma fikri, kafe açma*, dükkân açma*, mağaza açma*, restoran açma*, lokanta açma*, fırın açma*, pastane açma*, atölye açma*, kreş açma*, şube açma*, işletme açma*, iş yeri açma*, işyeri açma*, iş kurma*, işini kurma*, işimi kurma*, şirket kurma*, işletme kurma*, dernek kurma*, vakıf kurma*, kooperatif kurma*, çiftlik kurma*, kendi işi*, kendi işletme*, kendi dükkân*, kendi şirket*, sosyal girişim*',
    advice:
      'uyku, uykusu, uykuyu, uykunun, uyku düzeni*, uykusuzluk*, uykusuzluğ*, sağlıklı, beslenme*, stres, stresi, stresle, stresin, bel ağrısı*, sırt ağrısı*, boyun ağrısı*, ekran süresi*, ekran süreleri*, evde enerji tasarrufu*, evde tasarruf*, elektrik tasarrufu*, para biriktirme*, tasarruf etme*, ilk yardım*, ilkyardım*, egzersiz, egzersizi, egzersizler*, esenlik*, esenliğ*, başa çıkma*, baş etme*, ile yaşamak, evde güvenlik*, evde güvende*, formda kalma*, zinde kalma*, tükenmişlik*, tükenmişliğ*',
    rules:
      'kurallar*, kuralı, kuralını, yönetmelik*, yönetmeliğ*, yönerge*, davranış ilkeleri*, davranış kodu*, etik ilkeler*, etik kod*, iç tüzük*, iç tüzüğ*, tüzük, tüzüğü, gıda hijyeni*, el hijyeni*, mutfak hijyeni*, mutfakta hijyen*, iş yerinde hijyen*, kvkk, kişisel veriler*, veri koruma*, veri gizliliği*, parola*, şifre güvenliği*, şifreler*, yangın güvenliği*, iş yerinde güvenlik*, okulda güvenlik*, laboratuvarda güvenlik*, laboratuvar güvenliği*, tek başına çalışma*, yalnız çalışma*',
    event:
      'açık kapı günü*, açık kapı günleri*, tanıtım günü*, tanıtım günleri*, festival*, şenlik*, şenliğ*, panayır*, kermes*, fuar*, gezisi*, gezimiz, gezileri, okul gezi*, piknik*, pikniğ*, doğum günü*, veda partisi*, yılbaşı partisi*, konser, konseri*, konserler*, turnuva*, yıl dönümü*, yıldönümü*, düğün*, yaz kampı*, mezunlar buluşması*, mezunlar günü*, spor günü*, sergi, sergisi*, sergimiz, balo, balosu*, tören*, kutlama, kutlaması*, kutlamaları*',
  },
  deck: {
    agenda: 'Gündem',
    overview: 'Genel bakış',
    action: 'Aksiyon',
    owner: 'Sorumlu',
    due: 'Tarih',
    recommended: 'Önerilen',
    and: 've',
    from: 'başlangıç',
    to: 'bitiş',
    audience: 'Hedef kitle',
    item: 'Kalem',
    figures: 'Temel rakamlar',
    detail: 'Ayrıntı',
    question: 'Soru',
    total: 'Toplam',
    summary: 'Özet',
    sources: 'Kaynaklar',
    amount: 'Tutar',
    source: 'Kaynak',
    measure: 'Önlem',
    risk: 'Risk',
    today: 'bugünkü düzen',
    tomorrow: 'yeni düzen',
    toCollect: 'Bu slayt için toplanacaklar:',
    besides: 'Başka ne biliyoruz',
    versus: 've',
    contact: 'İletişim',
  },
  stories: {
    change: `
      s 1 Tek cümleyle mesaj / dinleyicilerin aklında kalması gereken
      b 2 Bugün neredeyiz: {a} ~ Bugün neredeyiz / bugün nasıl işliyor ve kim ne yapıyor / yıllık maliyeti, kaynağıyla / hatalar, gecikmeler veya riskler nerede doğuyor
      c 1 Neden şimdi / Neden | kanıtıyla en güçlü neden / Zaman | bu anı doğru kılan ne / Harekete geçilmezse | hiçbir şey değişmezse ne olur
      v 2 Karşılaştırma: {a} ve {b} ~ Bugün ve yarın: karşılaştırma / Maliyet / Emek / Denetim / Zayıf yönler
      b 3 Dinleyiciler için önemli olan / ilk soracakları / baktıkları rakam / onlara hayır dedirtecek olan
      m 2 Maliyeti ve kazandırdığı / Bir defalık giderler / Sürekli giderler / Tasarruf / Geri dönüş süresi
      p 1 Nasıl yapılır / Hazırlık | gereksinimler, veriler ve kişiler / Seçim | ölçütler ve kim karar verir / Deneme | nereden başlanır ve başarı nasıl ölçülür / Uygulama | sıra, tarihler ve geri dönüş yolu / Gözden geçirme | ne, ne zaman kontrol edilir
      r 2 Riskler ve önlemler / başlangıçta ne ters gidebilir / geçiş sırasında ne ters gidebilir / sonrasında ne ters gidebilir
      c 4 Kimler katılmalı / Destekleyen | kararı kim üstleniyor / Ekip | roller, bilgi ve gereken zaman / Etkilenenler | kim farklı çalışacak ve ona ne yardımcı olur
      n 2 Şimdi ne olacak / ilk adım / alınacak karar / sonucun bildirileceği tarih`,
    explain: `
      b 1 {X} nedir? / herkesin anlayacağı sade bir cümle / nerede karşımıza çıkar / neler buna girer, neler girmez
      c 1 En önemli noktalar / Önce | her şeyden önce bilinmesi gereken / Sonra | bundan çıkan sonuç / Ayrıca | kolayca gözden kaçan
      p 2 Nasıl ortaya çıkar / Başlangıç | nerede, ne zaman ve neyle / Gelişme | aşamaları, sırasıyla / Sonuç | ortaya ne çıkar ve kimin için
      b 1 Bir örnek / nerede ve ne zaman / ne oldu, bir rakamla / bize ne gösteriyor
      m 3 {X}: rakamlarla / Ne kadar veya kaç tane / Zamanla nasıl değişti / Bildiğimiz bir şeyle karşılaştırma
      c 2 Bizim için anlamı / İyi yanı | bize kazandırdığı / Zor yanı | neye mal olduğu veya neyi riske attığı / Açık soru | hâlâ tartışılan
      b 1 Akılda kalması gerekenler / hatırlanacak tek cümle / her birimizin yapabileceği / nereden okunur, kime sorulur`,
    compare: `
      s 2 Kısa cevap / hangisi daha uygun: {a} mı {b} mı, tek cümleyle
      b 2 Seçimden beklenen / amaç / sınırlar: para, zaman, insanlar / kim ne zaman karar verir
      d 1 {A}: artılar ve eksiler / Artılar | en güçlü gerekçe: {a} | ikinci bir gerekçe, rakamla | en çok kim kazanır / Eksiler | maliyeti veya zorlaştırdığı: {a} | kim neden karşı çıkar | buna karşı ne yapılabilir
      d 1 {B}: artılar ve eksiler / Artılar | en güçlü gerekçe: {b} | ikinci bir gerekçe, rakamla | en çok kim kazanır / Eksiler | maliyeti veya zorlaştırdığı: {b} | kim neden karşı çıkar | buna karşı ne yapılabilir
      v 1 Yan yana / Maliyet / Emek / Kalite / Risk
      c 3 Ağır basan ne / {A} | açıkça daha iyi olduğu durum / {B} | açıkça daha iyi olduğu durum / Orta yol | ikisi nasıl birleştirilebilir
      s 1 Önerimiz / {a} ile {b} arasındaki seçiminiz ve belirleyici nedeni
      n 3 Bundan sonra / karardan sonraki ilk adım / önceden denenebilecekler / karara ne zaman yeniden bakılacağı`,
    howto: `
      s 3 Ne kazandırır / sonucun ne sağladığı, tek cümleyle
      b 1 Başlamadan önce gerekenler / araçlar ve malzemeler / zaman ve para / önceden bilinmesi gerekenler
      p 1 Adım adım / Hazırlık | ne nerede hazır olmalı / Başlangıç | ilk iş ve doğru yapılışı / Devam | asıl iş, süre veya miktarlarıyla / Bitiş | bittiği nasıl anlaşılır
      c 2 Kaçınılması gereken hatalar / Başta | en sık ne ters gider ve neden / Yolda | ne unutulur / Sonda | ne çok erken veya çok geç yapılır
      b 2 Başarılı olduğu nasıl anlaşılır / iyi bir sonuç nasıl görünür / ne kontrol edilir veya ölçülür / yetmezse ne değiştirilir
      b 4 Deneyimle öğrenilenler / zaman kazandıran bir kestirme / sonucu iyileştiren bir püf noktası / ustaların farklı yaptığı
      b 1 Sırada ne var / bugün yapılabilecek ilk şey / daha sonrası için bir üst seviye / yardım nerede bulunur`,
    history: `
      s 2 Bu tarih neden önemli / geçmişin bugün hakkında anlattığı, tek cümleyle
      b 1 Başlangıç / nerede ve ne zaman başladı / arkasında kim vardı / daha önce ne vardı
      t 1 Dönüm noktaları / yıl | ilk dönüm noktası / yıl | her şeyi değiştiren buluş, olay veya kişi / yıl | geniş kitlelere ulaştığı zaman / yıl | son büyük değişim
      c 2 Ona kim biçim verdi / Bir kişi | adı, rolü ve yaptığı / Bir yer | nerede gelişti ve neden orada / Bir fikir | onda yeni olan
      b 2 Neyi değiştirdi / insanlar önceden nasıl yaşıyor veya çalışıyordu / sonrasında ne farklı oldu / kim zarar gördü
      b 2 Bugün neredeyiz / bugünkü durum, bir rakam ve kaynağıyla / başlangıçtan geriye kalan / bundan sonra gelebilecek olan
      b 1 Unutulmaması gerekenler / hatırlanacak tarih / hatırlanacak isim / konuşulacak bir soru`,
    training: `
      b 1 Neler öğreneceksiniz / bu oturumdan sonra herkesin yapabileceği / herkesin bileceği / yarından itibaren değişecek olan
      c 1 Neden önemli / Başkaları için | bizden ne bekledikleri ve neyi fark ettikleri / Sizin için | neyin kolaylaşacağı / Ters giderse | gerçek bir olay ve sonuçları
      b 1 Temel bilgiler / en önemli kavram, sade sözlerle / her zaman geçerli kural / kuralın yazılı olduğu yer
      p 1 Doğrusu nasıl yapılır / Önce | bilinmesi, kontrol edilmesi ve hazırlanması gerekenler / Başlangıçta | ilk adım ve nasıl iyi yapılacağı / Sonra | asıl bölüm, kullanılacak adımlar veya sözler / Sonunda | kontrol edilecek, not alınacak veya iletilecek olanlar
      d 2 Yapın ve yapmayın / Yapın | iyi bir alışkanlık | bir tane daha | emin olmayınca yapılacak olan / Yapmayın | en sık yapılan hata | zarar veren bir kestirme | asla izin verilmeyen
      b 2 Alıştırma / günlük işten bir örnek, isim vermeden / ikili veya küçük gruplar için görev / iyi bir çözüm nasıl anlaşılır
      b 3 Kendinizi sınayın / kolay bir soru / şaşırtmalı bir soru / kendi işinizle ilgili bir soru
      b 1 Yardım nerede bulunur / kime sorulur, telefon veya e-postasıyla / kurallar nerede / bir sonraki oturumun tarihi`,
    pitch: `
      s 1 Tek cümleyle ne yapıyoruz / ne sunuyoruz, kime ve farkı ne
      c 1 Sorun / Kim yaşıyor | müşteriler ve sayıları / Bedeli | zaman, para veya zahmet, kaynağıyla / Bugünkü çözüm | ne kullanıyorlar ve neden yetmiyor
      p 1 Çözümümüz / Bugün | müşteri sorunla nasıl yaşıyor / Bizimle | ilk kullanımda ne değişiyor / Sonuç | sonrasında ne daha iyi, bir rakamla
      b 2 Pazar / büyüklüğü, kaynağıyla / nereden başlıyoruz / neden şimdi büyüyor
      v 3 Farkımız ne / Fiyat / Müşteriye yararı / Hız / Zayıf yönler
      b 2 Nasıl para kazanıyoruz / kim, ne kadar ve ne sıklıkla ödüyor / yeni bir müşterinin maliyeti / müşteri başına kalan
      b 2 Şimdiye kadar neler başardık / kullanıcılar, satışlar veya denemeler, tarihleriyle / bir müşterinin en çarpıcı sözü / öğrendiklerimiz
      c 2 Ekip / Kurucu | adı, rolü ve deneyimi / Kurucu | adı, rolü ve deneyimi / Aranan | sıradaki görev
      b 1 Ne istiyoruz / gereken tutar veya karar / ne için kullanılacağı / onunla ne zaman neye ulaşılacağı`,
    plan: `
      s 1 Tek cümleyle hedef / sonunda ne, ne zaman farklı olacak
      d 2 Kapsamda olan ve olmayan / Kapsamda | ilk sonuç | ikinci sonuç | kimin için / Kapsam dışında | yapılmayacak olan | sonraya kalan | başkalarının üstlendiği
      t 1 Kilometre taşları / tarih | başlangıç: kim ve ne hazır olmalı / tarih | görülecek ilk sonuç / tarih | deneme veya onay / tarih | bitiş ve teslim
      c 1 Kim ne yapıyor / Yönetim | adı ve neye karar verdiği / Ekip | adlar, görevler ve haftalık süre / Destekleyen | kim para sağlıyor ve yolu açıyor
      m 3 Neler gerekiyor / Personel / Hizmetler ve lisanslar / Yedek / Toplam
      r 1 Riskler ve önlemler / projeyi ne geciktirebilir / ne pahalılaştırabilir / ne başkalarına bağlı
      c 4 Nasıl birlikte çalışıyoruz / Toplantılar | ne sıklıkla ve kimlerle / Kararlar | kim neye karar veriyor / Belgeler | nerede duruyor
      n 1 İlk adımlar / ilk görev / başlamak için gereken karar / bir sonraki toplantı`,
    report: `
      s 1 Tek cümleyle dönem / nasıl geçti ve ne bilinmeli
      m 1 Temel rakamlar / Sonuç / Önceki döneme göre değişim / Hedefle fark
      d 1 Ne iyi gitti, ne gitmedi / İyi gitti | en büyük başarı, rakamla | onu mümkün kılan / İyi gitmedi | en büyük eksik, rakamla | nedeni
      c 2 Neler üzerinde çalıştık / Bitti | tamamlananlar / Sürüyor | devam edenler ve bitiş tarihi / Bekliyor | ne, kimi bekliyor
      b 2 Önümüzdeki dönem / bir sonraki dönemin hedefi / onu ne değiştirebilir / önce ne olmalı
      r 3 Riskler ve önlemler / en acil risk / büyüyen bir risk / izlenmesi gereken bir risk
      n 1 Kararlar ve sonraki adımlar / şimdi gereken karar / sonraki adım / gelecek sefer bildirilecek olan`,
    problem: `
      s 3 Tek cümleyle sorun / ne aksıyor, ne sıklıkla ve kimin için
      m 1 Sorun ne kadar büyük / Bugün / Bir yıl önce / Başka yerlerde
      c 1 Nereden kaynaklanıyor / Asıl neden | buna işaret eden / İkinci neden | buna işaret eden / Ağırlaştıran | ne zaman ve nerede
      b 2 Kimi etkiliyor / ilk kim fark ediyor / onlara neye mal oluyor / hiçbir şey değişmezse ne olur
      d 2 Şimdiye kadar denediklerimiz / İşe yaradı | bir önlem ve neyi değiştirdiği / İşe yaramadı | bir önlem ve neden yetmediği
      c 1 Neler yapabiliriz / Hemen | para ve karar gerektirmeyen / Bu yıl | hazırlanması gereken / Uzun vadede | nedeni ortadan kaldıran
      n 1 Kim ne yapıyor / birinci önlem / ikinci önlem / üçüncü önlem
      b 2 İşe yaradığını nasıl anlarız / izlediğimiz rakam / nereye, ne zamana kadar gelmeli / kim, ne sıklıkla bakıyor`,
    welcome: `
      b 1 Hoş geldiniz / biz kimiz, tek cümleyle / ne zamandan beri, kaç kişi ve neredeyiz / burada olmanıza neden seviniyoruz
      c 1 Ne yapıyoruz / Kimin için | bize gelen insanlar / Ne alıyorlar | onlara verdiğimiz veya onlar için yaptığımız / Neye yarıyor | geçen yıl, tek bir rakamla
      b 1 Görevleriniz / sıradan bir günde yapacaklarınız / ilk öğrenecekleriniz / başkalarının üstlendiği işler
      p 2 Bir gün nasıl geçer / Geliş | ne zaman, nereye ve kime uğranır / Çalışma | hangi iş hangisinin ardından gelir / Bitiş | ne toplanır, not edilir ve devredilir
      d 2 Beklediklerimiz ve sunduklarımız / Beklediklerimiz | uyulan bir saat | aramızda kalan bilgiler / Sunduklarımız | size her şeyi gösteren biri | ödenen, sigortalı veya ücretsiz olanlar
      b 1 Güvenlik / çıkışlar, ilk yardım, yangın söndürücüler / kimsenin tek başına yapmadığı işler / kim aranır, numarasıyla
      c 3 Kim kimdir / Yönetim | adı ve hangi konuda sorulacağı / Eşlik eden | başta yanınızda kim çalışıyor / Ofis | nöbet listesi, anahtarlar, masraflar
      n 1 İlk adımlarınız / ilk gün: ne zaman, nerede, yanınızda ne olmalı / tanıtım ve onu kimin yapacağı / ilk haftalardan sonraki görüşme`,
    venture: `
      s 2 Tek cümleyle fikir / ne açılıyor, nerede ve kimin için
      b 1 Neden burada, neden şimdi / kimler gelir ve kaç kişi / şimdiye kadar eksik olan / lehimize olan
      c 1 Ne sunuyoruz / Sunduğumuz | müşteri ne alır ve kaça / Farkımız | çevredekilerde olmayan / Müşteriler | önce kim gelir, sonra kim
      b 1 Yer ve donanım / mekân veya arsa, büyüklüğü ve kirasıyla / satın alınacak veya yapılacak olan / şimdiden hazır olan
      b 2 İzinler ve kurallar / hangi izin, kimden, ne zamana kadar / hijyen, güvenlik, sigorta / bu konuda kim yardım eder
      m 1 Maliyeti ve nasıl karşılanacağı / Başlangıç / Her ay / Öz kaynak, kredi, hibe / Beklenen gelir
      c 3 Kim yapıyor / Biz | bildiklerimiz ve becerilerimiz / Personel | kaç kişi ve ne için / Ortaklar | tedarikçiler, banka, danışmanlar
      t 1 Takvim / tarih | izinler ve para / tarih | tadilat ve satın alma / tarih | deneme dönemi / tarih | açılış
      r 2 Riskler ve önlemler / umulandan az müşteri / daha yüksek maliyet / gecikmeler
      n 1 Sonraki adımlar / şimdi alınacak karar / ilk başvuru veya teklif / bir sonraki toplantı`,
    advice: `
      b 1 Neden önemli / bununla neler iyileşir / kimi ilgilendirir, bir rakam ve kaynağıyla / bir şeylerin değişmesi gerektiği nasıl anlaşılır
      c 1 Neler engel oluyor / Alışkanlık | düşünmeden yaptığımız / Koşullar | işi zorlaştıran ve kimin için / Yanlış inanış | birçok kişinin sandığı ve doğrusu
      c 1 Neler işe yarar / Hemen | herkesin yapabileceği küçük bir şey / Her gün | sağlam bir alışkanlık / Zamanla | birkaç hafta isteyen
      p 2 Nasıl başlanır / Önce | neler hazırlanmalı / Sırasında | nelere dikkat edilmeli / Sonra | sırada ne var ve ne zaman dinlenmeli
      d 2 Böylesi daha iyi / Daha iyi | iyi bir yol | bir ikincisi / Yapmasak iyi | zarar veren | yalnızca kısa süre rahatlatan
      b 2 Ne zaman yardım alınmalı / ciddiye alınması gereken belirtiler / kime sorulur, telefonu ve saatleriyle / acil durumda yapılacak olan
      b 1 Akılda kalması gerekenler / bugün başlanacak tek şey / duvara asılacak bir hatırlatma / daha fazlası nerede okunur`,
    rules: `
      b 1 Bu kurallar neden var / neyi ve kimi koruyor / bunu gösteren bir olay / nerede ve ne zaman geçerli
      c 1 En önemli kurallar / Her zaman | herkesin yaptığı / Asla | yasak olan / Emin değilsek | önce kime sorulur
      b 2 Yeni olan ne / ne değişiyor, ne zamandan itibaren / ne eskisi gibi kalıyor / kimin işine yarıyor
      d 1 Doğrusu ve yanlışı / Doğru | nasıl yapılır | ikinci bir örnek / Yanlış | sık görülen | neden sorun olduğu
      p 2 Bir şey olursa / Dur | önce ne yapılır / Ara | kimi, numarasıyla / Yardım et | kendimizin yapabileceği / Bildir | kime ve nasıl
      c 3 Kim sorumlu / Kurallar için | adı ve telefonu / Denetim için | neye, ne zaman bakılır / Sorular için | nerede ve ne zaman
      b 1 Unutulmaması gerekenler / en önemli kural / kurallar nerede okunur / ne zamandan itibaren geçerli`,
    event: `
      b 1 Ne, ne zaman, nerede / etkinlik, tek cümleyle / tarih, başlangıç ve bitiş / yer ve ulaşım
      b 1 Neden yapıyoruz / neye ulaşmak istiyoruz / kim geliyor ve kaç kişi / gelenler yanlarında ne götürüyor
      t 1 Program / saat | açılış / saat | birinci bölüm / saat | ara / saat | ikinci bölüm / saat | kapanış
      c 1 Kim ne yapıyor / Öncesinde | kurulum, davetler, alışveriş / O gün | karşılama, program, yemek / Sonrasında | toplama, teşekkür
      m 2 Gider ve gelir / Mekân ve donanım / Yiyecek ve içecek / Gelirler / Kalan
      b 2 Konukların bilmesi gerekenler / bilet, kayıt, ücret / engelli erişimi, otopark, toplu taşıma / yanlarında getirecekleri
      r 3 Neler ters gidebilir / hava / çok fazla veya çok az katılım / son anda gelemeyen biri
      n 1 O güne kadar yapılacaklar / önce ayırtılması gereken / hâlâ yardımcı aranan işler / son hazırlık toplantısı`,
  },
  icons: {
    head: 'last',
    negations: 'değil, yok, hiç, olmadan, olmaksızın, eksik*, yetersiz*',
    rows: {
      accessibility: 'erişilebilir*, engelli*, kapsayıcı*',
      'alarm-clock': 'son tarih*, acil*, deadline*, aciliyet*, teslim tarihi*',
      ambulance: 'ambulans*, acil durum*, ilk yardım*, acil servis*',
      anchor: 'liman*, marina*',
      apple: 'beslenme*, diyet*, meyve*, sebze*, sağlıklı beslenme*',
      archive: 'arşiv*',
      'arrow-left-right': 'takas*, veri taşıma*, aktarım*, devir teslim*, karşılaştırma*, değiş tokuş*',
      atom: 'fizik, fiziği, atom, atomlar, nükleer*, bilim, bilimi, bilimler*, bilimsel*',
      award: 'ödül*, sertifika*, belgelendirme*, akreditasyon*, başarı belgesi*',
      baby: 'bebek*, bebeğ*, kreş*, doğum izni*, doğum, doğumlar*',
      'badge-check': 'kalite*, standart, standartlar*, uyumluluk*, doğrulama*, mevzuata uyum',
      banknote: 'gelir*, ciro*, satış*, maaş*, ücret*, para, parası, nakit*, nakd*, kazanç*, hasılat*',
      'battery-charging': 'batarya*, pil, piller*, şarj*, akü, aküler*',
      bed: 'yatak*, yatağ*, uyku*, konaklama*, geceleme*',
      bell: 'uyarılar*, alarm*, bildirim*, hatırlatma*, hatırlatıcı*',
      bike: 'bisiklet*',
      blocks: 'modül*, modüler*, bileşen*, yapı taşları*',
      'book-open':
        'kitap*, kitab*, okuma*, rehber*, kılavuz*, el kitabı*, dokümantasyon*, edebiyat*, sözlük*, müfredat*, ders kitabı*',
      bot: 'robot*, otomasyon*, otomatik*, otomatikleş*, chatbot*, sohbet robotu*',
      brain:
        'yapay zek*, psikoloji*, bilgi birikimi*, hafıza*, zihin*, zihniyet*, beyin*, ruh sağlığı*, bilgi yönetimi*',
      briefcase: 'iş, işi, istihdam*, kariyer*, meslek*, mesleğ*, danışmanlık*, danışmanlığ*, iş dünyası*, portföy*',
      bug: 'hata ayıklama*, yazılım hatası*, zararlı yazılım*, virüs yazılımı*',
      building:
        'şirket*, ofis*, bina*, kurum*, gayrimenkul*, genel merkez*, işletme, işletmeler*, firma*, emlak*, organizasyon*',
      bus: 'otobüs*, toplu taşıma*, servis aracı*, dolmuş*',
      cake: 'doğum günü*, pasta, pastalar*, kutlama*, yıl dönümü*, tatlı, tatlılar*',
      calculator: 'hesaplama*, muhasebe*, tahmini bütçe*, hesap makinesi*',
      calendar:
        'takvim*, tarih, tarihler*, etkinlik*, etkinliğ*, randevu*, program, programı, zaman çizelge*, ne zaman, organizasyon takvimi*',
      'calendar-check': 'rezervasyon*, randevu alma*',
      camera: 'fotoğraf*, kamera*',
      car: 'araba*, otomobil*, otopark*, araç, araçlar*, araç filosu*, filo, otomotiv*, sürüş*',
      'chart-column': 'istatistik*, sonuç*, ölçüm*, gösterge*, kpi, kpilar*, raporlama*, kıyaslama*',
      'chart-line': 'analiz*, eğilim*, tahmin*, trend*, öngörü*, değerlendirme*',
      'chart-pie': 'pazar payı*, segment*, dağılım*',
      'circle-check': 'tamamlan*, onay*, bitti, teyit*, kabul*',
      'circle-question-mark': 'soru, sorular*, sorusu, sss, merak edilen*',
      'circle-x': 'hata, hatalar*, hatası, arıza*, iptal*, başarısız*, yanlış*, efsane*, kesinti*, reddedil*',
      'clipboard-check': 'test*, denetim*, kontrol*, sınav*, inceleme*, muayene*, quiz, teftiş*, tetkik*',
      'clipboard-list': 'plan, planı, planlar*, planlama*, anket*, gereksinim*, iş listesi*, form, formlar*',
      clock: 'zaman*, süre, süresi, süreler*, saat*, bekleme*, gecikme*, mesai*, dakika*',
      cloud: 'bulut*, barındırma*, hosting',
      'cloud-rain': 'yağmur*, hava durumu*, yağış*, fırtına*',
      code: 'kod, kodu, kodlama*, yazılım*, programlama*, geliştirici*, api, apiler*',
      coffee: 'kahve*, mola, molalar*, çay, çaylar*, çay molası*',
      cog: 'makine*, operasyon*, mekanizma*, işletim*',
      coins:
        'maliyet*, gider*, yatırım*, finans*, kâr, kârı, kârlılık*, kârlılığ*, harcama*, fon, fonlar*, ekonomi*, sermaye*, bedel*, hibe*',
      compass: 'strateji*, yön, yönü, yönlendirme*, ilke*, yönelim*',
      container: 'konteyner*',
      cpu: 'teknoloji*, donanım*, işlemci*, çip, çipler*, yarı iletken*',
      'credit-card': 'ödeme*, abonelik*, aboneliğ*, kredi kartı*, kredi kartları*, tahsilat*',
      crown: 'premium, kraliyet*, krallık*, padişah*',
      database: 'veri, veriler*, verisi, veritaban*, veri tabanı*, kayıtlar*',
      dna: 'dna, gen, genler*, genetik*, biyoloji*',
      dog: 'köpek*, köpeğ*, kedi, kediler*, evcil hayvan*, hayvan*',
      'door-open': 'giriş, girişi, çıkış, çıkışı, karşılama*, hoş geldiniz, hoş geldin*, kapı, kapılar*',
      download: 'indirme*, kurulum*, yükleme adımları*',
      droplet: 'su, suyu, suyun, sular*, nem, nemi, kan, kanı, sulama*, sıvı*',
      dumbbell: 'spor, sporu, sporlar*, egzersiz*, fitness, antrenman*',
      ear: 'dinleme, dinlemek, işitme*, kulak*',
      earth: 'iklim*, gezegen*, ekosistem*, yeryüzü*',
      eye: 'vizyon*, şeffaflık*, şeffaflığ*, görünürlük*, görünürlüğ*, dikkat, farkındalık*, farkındalığ*, gözlem*',
      factory: 'fabrika*, üretim*, sanayi*, endüstri*, imalat*, tesis, tesisler*',
      'file-text':
        'belge*, sözleşme*, rapor*, doküman*, politika belgesi*, ruhsat*, lisans, lisanslar*, başvuru*, evrak*, makale*, tutanak*, tutanağ*, protokol*, yönetmelik*, teklif dosyası*',
      film: 'film, filmler*, filmi, sinema*',
      'fingerprint-pattern': 'kimlik*, kimliğ*, biyometri*, kimlik doğrulama*',
      fish: 'balık*, balığ*, balıkçılık*, su ürünleri*',
      flag: 'kilometre taşı*, kilometre taşları*, misyon*, ülke*, liderlik*, liderliğ*, açılış toplantısı*, kick-off, ulus, uluslar',
      flame: 'yangın*, ateş, ateşi, ısıtma*, ısınma*, tükenmişlik*, tükenmişliğ*, tutku*',
      'flask-conical': 'deney, deneyi, deneyler*, kimya*, kimyasal*, laboratuvar*, prototip*, pilot*, deneme*',
      folder: 'dosya*, klasör*',
      footprints: 'karbon ayak izi*, ayak izi*, yürüyüş*, ilk adımlar*, sonraki adımlar*, ilk adım, sonraki adım',
      fuel: 'yakıt*, benzin*, mazot*, dizel*, motorin*',
      funnel: 'huni*, filtre*, eleme*, satış hunisi*, seçim süreci*',
      'gamepad-2': 'oyun, oyunu, oyunlar*, oyunlaştırma*',
      gauge: 'performans*, hız, hızı, verimlilik*, verimliliğ*, verim, verimi, kapasite*, üretkenlik*, üretkenliğ*',
      gavel: 'mahkeme*, dava, davalar*, ihale*, ceza, cezalar*, yaptırım*, yargı*',
      gem: 'değer, değeri, değerler*, değerlerimiz, değer önerisi*, lüks*',
      gift: 'hediye*, ikramiye*, prim, primler*, teşvik*, yan haklar*',
      'git-branch': 'alternatif*, seçenek*, seçeneğ*, senaryo*, varyant*',
      globe:
        'uluslararası, dünya*, küresel*, global, web sitesi*, internet sitesi*, yurt dışı*, yurtdışı*, ihracat pazarları',
      'graduation-cap':
        'eğitim*, öğrenci*, üniversite*, öğrenme*, beceri*, öğretim*, öğretmen*, yetkinlik*, yetkinliğ*, mezun*, ders, dersler*, akademik*, kazanım*',
      hammer: 'inşaat*, uygulama*, yapım*, tadilat*, yenileme*, onarım işleri*, zanaat*',
      'hand-heart': 'gönüllü*, bağış*, dayanışma*, sosyal sorumluluk*, hayır işleri*, empati*, yardımlaşma*',
      handshake:
        'ortak, ortağı, ortaklar*, ortaklık*, ortaklığ*, iş ortağı*, iş ortakları*, iş birliği*, iş birlikleri*, işbirliği*, işbirlikleri*, anlaşma*, güven, güveni, tedarikçi*, müzakere*, mutabakat*, sponsor*',
      'hard-drive': 'yedekleme*, depolama*, disk, diskler*',
      'hard-hat': 'iş güvenliği*, iş sağlığı*, şantiye*, mühendislik*, mühendisliğ*, baret*',
      headphones: 'destek*, desteğ*, müşteri hizmetleri*, çağrı merkezi*, yardım masası*, podcast*',
      heart: 'sevgi*, sadakat*, bağlılık*, bağlılığ*, aşk',
      'heart-pulse': 'sağlık*, sağlığ*, tıbbi*, kalp*, esenlik*',
      history: 'tarihçe*, geçmiş, geçmişi, köken*, arka plan*, tarihi*, miras*',
      hospital: 'hastane*, klinik*, kliniğ*, poliklinik*',
      hotel: 'otel*, misafirperverlik*, ağırlama*',
      hourglass: 'teslim süresi*, bekleme süresi*, sabır*',
      house: 'ev, evi, evler*, konut*, kira, kirası, kiralar*, kiralama*, daire, daireler*, hane*, mesken*',
      image: 'görsel, görseller*, resim*, resmi görseller*, galeri*',
      inbox: 'talep*, gelen kutusu*, istek, istekler*',
      info: 'bilgi, bilgiler*, bilgilendirme*, gerçekler*',
      key: 'anahtar, anahtarlar*, erişim*, şifre, şifreler*, parola*, mülkiyet*',
      landmark:
        'banka*, hükümet*, müze*, belediye*, devlet*, bakanlık*, bakanlığ*, kamu, kamuda, meclis*, siyaset*, politika, politikalar*, demokrasi*, yönetişim*',
      languages: 'dil, dili, diller*, çeviri*, tercüme*, yabancı dil*',
      laptop: 'bilgisayar*, uzaktan çalışma*, dijital*, dijitalleşme*, evden çalışma*, laptop*',
      layers: 'mimari*, platform*, altyapı*, katman*, yapı, yapısı',
      leaf: 'sürdürülebilir*, çevre, çevresi, çevresel, doğa, emisyon*, ekoloji*, karbon*, biyoçeşitlilik*, organik*, vegan*, vejetaryen*, doğal',
      library: 'kütüphane*',
      'life-buoy': 'yardım, yardımlar*, kurtarma*, dayanıklılık*, dayanıklılığ*, afet*',
      lightbulb:
        'fikir*, fikri, fikirler*, yenilik*, yeniliğ*, inovasyon*, çözüm*, yaratıcı*, ipucu, ipuçları*, öneri, öneriler*, buluş*, ilham*, aydınlatma*',
      link: 'bağlantı*, tedarik zinciri*, bağımlılıklar*, zincir, zinciri, link, linkler*',
      'list-checks':
        'görev*, öncelik*, önceliğ*, aksiyon*, kontrol listesi*, hazırlık*, hazırlığ*, yapılacak*, ölçüt*, kriter*, önlem*',
      lock: 'gizlilik*, gizliliğ*, kvkk, veri koruma*, veri güvenliği*, mahremiyet*, şifreleme*',
      magnet: 'müşteri kazanımı*, müşteri kazanma*, elde tutma*, müşteri sadakati*',
      mail: 'posta*, e-posta*, eposta*, mektup*, iletişim bilgileri*, davet*, bülten*, mail, mailler*',
      map: 'harita*, yol haritası*, bölge*, coğrafya*, turlar*, gezi, geziler*, güzergâh haritası*',
      'map-pin':
        'yer, yeri, yerler*, konum*, adres*, şehir*, nerede, lokasyon*, mahalle*, ilçe*, semt*, destinasyon*, kent, kentler*',
      medal: 'madalya*, kazananlar*, birinci*, mükemmellik*, altın*',
      megaphone: 'reklam*, pazarlama*, kampanya*, iletişim*, tanıtım*, duyuru*, promosyon*',
      'message-circle': 'geri bildirim*, yorum*, mesaj*, diyalog*, sohbet*, görüşme*, istişare*',
      'messages-square':
        'toplantı*, topluluk*, topluluğ*, tartışma*, mülakat*, röportaj*, forum*, müzakere toplantısı*, sosyal medya*',
      mic: 'mikrofon*, konuşma*, konuşmacı*, söyleşi*',
      microscope: 'mikroskop*, bakteri*, teşhis*, tanı, virüs*',
      monitor: 'ekran*, televizyon*',
      moon: 'gece, geceler*, ay ışığı, ramazan*',
      mountain: 'zorluk*, zorluğ*, dağ, dağı, dağlar*, engel, engeller*, dağcılık*',
      'mouse-pointer-click': 'tıklama*, kullanıcı deneyimi*, kullanılabilirlik*',
      music: 'müzik*, müziğ*, konser*, şarkı*, festival*',
      network: 'ağ, ağı, ağlar*, şebeke*, hiyerarşi*',
      newspaper: 'haber, haberler*, gazete*, yayın, yayınlar*, medya*, basın, basını, basın bülteni*',
      package: 'ürün*, paket*, ambalaj*, koli, koliler*, mal, mallar*',
      paintbrush: 'resim sanatı*, boya, boyama*, sanatçı*, ressam*',
      palette: 'tasarım*, sanat, sanatı, sanatlar*, renk*, marka*, grafik tasarım*',
      pencil: 'yazma, yazı, yazısı, içerik*, içeriğ*, taslak*, taslağ*, çizim*, yazar*, editör*, metin*',
      percent: 'indirim*, marj*, faiz*, yüzde*, kdv, oran, oranı, oranlar*, iskonto*',
      phone: 'telefon*, arama kaydı*, çağrı, çağrılar*',
      'piggy-bank': 'tasarruf*, birikim*, emeklilik*, emekliliğ*',
      pill: 'ilaç*, tedavi*, terapi*, ilac*',
      plane: 'seyahat*, turizm*, uçuş*, uçak*, uçağ*, havaalanı*, havalimanı*, tatil*, turist*, havacılık*',
      play: 'demo*, gösterim*, eğitim videosu*',
      plug: 'eklenti*, priz, prizler*, güç kaynağı*',
      presentation: 'sunum*, atölye*, kurs, kursu, kurslar*, seminer*, webinar*, çalıştay*, koçluk*',
      printer: 'baskı, baskılar*, yazıcı, yazıcılar*, matbaa*',
      puzzle: 'entegrasyon*, bulmaca*, karmaşıklık*, karmaşıklığ*, uyarlama*',
      'qr-code': 'qr kod*, karekod*',
      radar: 'izleme*, takip sistemi*, radar*, tespit*, gözetim*',
      radio: 'radyo*, sensör*, anten*, nesnelerin interneti*',
      receipt: 'fatura*, makbuz*, vergi*, fiş, fişler*, faturalama*',
      recycle: 'geri dönüşüm*, geri kazanım*, döngüsel*, yeniden kullanım*, sıfır atık*',
      'refresh-cw':
        'değişim*, güncelleme*, dönüşüm*, yenilenme*, döngü, döngüsü, sürekli iyileştirme*, değişiklik*, değişikliğ*',
      rocket:
        'lansman*, başlangıç*, girişim, girişimler*, startup*, start-up*, uzay*, devreye alma*, hızlanma*, canlıya geçiş*',
      route: 'yol, yolu, yollar*, güzergâh*, rota*, müşteri yolculuğu*, yaklaşım*, yöntem*, metodoloji*',
      ruler: 'boyut*, ölçü, ölçüler*, ölçek*, kapsam*, mesafe*, uzunluk*, uzunluğ*',
      satellite: 'uydu*, gps, yörünge*',
      scale:
        'hukuk*, yasa, yasalar*, yasal*, adalet*, eşitlik*, eşitliğ*, mevzuat*, hak, hakları, haklar*, denge*, kanun*, düzenlemeler*, etik, etiği',
      school: 'okul*, anaokulu*, derslik*, sınıflar*',
      scissors: 'kuaför*, terzi*, berber*',
      search: 'araştırma*, arama, keşif*, keşfet*, soruşturma*, seo',
      send: 'gönderim*, gönderme*, sevk*',
      server: 'sunucu*, veri merkezi*',
      settings: 'ayarlar*, yapılandırma*, ayar, idare*',
      'share-2': 'paylaşım*, bilgi paylaşımı*, dağıtım*, yaygınlaştırma*',
      shield: 'savunma*, önleme*, bağışıklık*, bağışıklığ*, korunma*',
      'shield-alert':
        'tehdit*, güvenlik açığı*, güvenlik açıkları*, ihlal*, siber saldırı*, iş kazası*, iş kazaları*, kaza, kazalar*',
      'shield-check': 'güvenlik*, güvenliğ*, koruma*, garanti*, siber güvenlik*, güvenilir*, güvence*, emniyet*',
      ship: 'gemi*, feribot*, vapur*, tekne*, denizcilik*, ihracat*, ithalat*',
      shirt: 'giyim*, kıyafet*, moda, modası, tekstil*',
      'shopping-bag': 'alışveriş*, tüketici*, tüketim*, alıcı, alıcılar*',
      'shopping-cart': 'sipariş*, satın alma*, e-ticaret*, tedarik, tedariki, sepet*',
      signature: 'imza*, rıza*, onam*',
      smartphone: 'mobil uygulama*, akıllı telefon*, cep telefonu*, mobil',
      smile: 'memnuniyet*, motivasyon*, mutluluk*, mutluluğ*, moral, neşe*, eğlence*',
      snowflake: 'soğuk*, soğuğ*, kış, kışlık*, buz, buzlanma*, soğutma*, klima*, soğuk zincir*, don olayı*',
      sparkles: 'yeni özellik*, temizlik*, temizliğ*, hijyen*, özellikler*',
      sprout: 'bahçe*, tohum*, fide, fideler*, kişisel gelişim*, dikim*, ekim alanı*, filiz*',
      star: 'öne çıkan*, itibar*, değerlendirme puanı*, favori*, yıldız*, müşteri yorumları*',
      stethoscope: 'doktor*, hasta, hastalar*, hekim*, hemşire*, muayenehane*, hastalık*, hastalığ*',
      store:
        'mağaza*, pazar, pazarı, pazarlar*, piyasa*, dükkan*, perakende*, market, marketler*, bayi, bayiler*, satış noktası*, ticaret*',
      sun: 'güneş*, yaz, yazlık*, güneş enerjisi*',
      syringe: 'aşı, aşısı, aşılar*, aşılama*, enjeksiyon*',
      tag: 'fiyat*, teklif*, etiket*, tarife*',
      target: 'hedef*, amaç*, amac*, hedef kitle*, odak, odağı, doğruluk*',
      telescope: 'gelecek, geleceğ*, öngörüler*, uzun vade*, astronomi*, beklenti*',
      tent: 'kamp, kampı, kamplar*, çadır*',
      thermometer: 'sıcaklık*, sıcaklığ*, ateş ölçümü*',
      'thumbs-down': 'dezavantaj*, eksiler*, zayıf yön*, zayıf yan*, olumsuz*, sakınca*',
      'thumbs-up': 'avantaj*, artılar*, güçlü yön*, güçlü yan*, fayda*, yarar, yararı, yararlar*, tavsiye*, olumlu*',
      ticket: 'bilet*, giriş bileti*',
      timer: 'yanıt süresi*, teslimat süresi*, hızlı*, sprint, sprintler*, çevrim süresi*',
      tractor: 'traktör*, tarım*, çiftçi*, çiftlik*, çiftliğ*, ziraat*, hayvancılık*',
      'traffic-cone': 'trafik*, trafiğ*, darboğaz*, yol çalışması*, tıkanıklık*',
      'train-front': 'tren, trenler*, demiryolu*, demir yolu*, metro*, tramvay*, raylı sistem*, gar, garı',
      'trash-2': 'atık*, atığ*, çöp*, israf*, bertaraf*, silme',
      'tree-pine': 'orman*, ağaç*, ağac*, ahşap*',
      'trending-down': 'düşüş*, azalma*, kayıp*, kaybı, kayıplar*, azaltma*, gerileme*, zarar, zararı, durgunluk*',
      'trending-up': 'büyüme*, artış*, iyileştirme*, gelişme*, gelişim*, ilerleme*, genişleme*, yükseliş*',
      'triangle-alert': 'risk*, tehlike*, sorun, sorunu, sorunlar*, problem*, kriz*, uyarı, uyarısı, ikaz*',
      trophy: 'başarı*, rekabet*, zafer*, yarışma*, rakip*, rakib*, şampiyon*, kupa*',
      truck:
        'teslimat*, lojistik*, lojistiğ*, taşıma*, ulaşım*, nakliye*, kargo*, kamyon*, sevkiyat*, taşınma*, nakliyat*',
      umbrella: 'sigorta*, şemsiye*, teminat*, poliçe*',
      upload: 'karşıya yükleme*, yayınlama*',
      user: 'kişi, kişisi, profil*, yönetici*, persona*',
      'user-check': 'müşteri*, üye, üyeler*, üyelik*, üyeliğ*, katılım, katılımı, devam durumu*, yoklama*',
      'user-plus': 'işe alım*, kayıt*, kaydı, yeni müşteri*, yeni üye*, oryantasyon*, istihdam süreci*, işe giriş*',
      users:
        'ekip, ekibi, ekibimiz, ekipler*, takım*, çalışan*, insan*, kullanıcı*, aile, ailesi, aileler*, personel*, kadro*, katılımcı*, ziyaretçi*, nüfus*, vatandaş*, halk, insan kaynakları*, kim, kimler*, paydaş*, gençler*, çocuk*, kitle, veli, veliler*',
      utensils:
        'yemek*, yemeğ*, gıda*, restoran*, mutfak*, mutfağ*, öğle yemeği*, kahvaltı*, yiyecek*, yiyeceğ*, lokanta*, menü*, aşçı*',
      video: 'video*, kayıt videosu*, görüntülü görüşme*, canlı yayın*',
      'volume-2': 'ses, sesi, sesler*, gürültü*, akustik*',
      vote: 'oy, oylar*, oylama*, seçim, seçimi, seçimler*, karar, kararı, kararlar*, referandum*, seçmen*',
      wallet: 'bütçe*, cüzdan*',
      warehouse: 'depo, deposu, depolar*, stok*, stoğ*, envanter*, antrepo*',
      watch: 'kol saati*, akıllı saat*',
      waves:
        'deniz, denizi, denizler*, okyanus*, dalga, dalgalar*, nehir*, nehr*, kıyı*, sahil*, sel, selleri, yüzme*, havuz*, göl, gölü, göller*, plaj*',
      wheat: 'buğday*, tahıl*, ekmek*, ekmeğ*, fırın, fırınlar*, hasat*, hasad*, mahsul*',
      wifi: 'wifi, wi-fi, kablosuz*, internet bağlantısı*',
      wind: 'rüzgâr*, havalandırma*, hava kalitesi*, hava, nefes*',
      workflow: 'süreç*, iş akışı*, iş akışları*, akış, akışı, prosedür*, aşama, aşamalar*',
      wrench:
        'bakım*, onarım*, tamir*, ekipman*, araç gereç*, alet, aletler*, teknik servis*, teknik destek*, teçhizat*, tamirat*',
      zap: 'enerji*, elektrik*, elektriğ*, etki, etkisi, etkiler*, güç tüketimi*',
    },
  },
};
