/** Simplified characters of the storylines, each before its traditional one. */
const pairs =
  '么麼话話释釋组組种種类類与與为為会會从從体體没沒当當现現关關运運开開发發过過结結产產谁誰个個实實际際点點说說见見误誤许許确確况況来來还還问問题題请請记記于於阅閱读讀尝嘗试試内內简簡适適选選择擇满滿达達标標资資时時间間员員决決优優数數难難对對应應项項质質风風险險们們议議后後续續评評带帶处處费費识識准準备備领領进進断斷经經错錯样樣检檢调調寻尋帮幫这這历歷动動转轉变變众眾贡貢献獻状狀讨討论論学學训訓将將户戶轻輕松鬆损損础礎单單终終规規则則别別顺順骤驟报報该該习習惯慣办辦径徑绝絕练練写寫两兩联聯系繫电電邮郵绍紹钱錢烦煩场場长長获獲润潤团團队隊创創验驗职職额額范範围圍负負责責启啟条條测測审審权權务務周週并並扫掃碍礙赖賴总總键鍵据據绩績汇匯补補阶階听聽义義证證机機广廣';
const characters = new Map(
  Array.from({ length: pairs.length / 2 }, (_, index) => [pairs.charAt(2 * index), pairs.charAt(2 * index + 1)]),
);

/** The storylines' own Chinese in traditional characters; no converter for what authors write. */
export function toTraditional(text: string): string {
  return text
    .replaceAll('“', '「')
    .replaceAll('”', '」')
    .replaceAll('哪里', '哪裡')
    .replaceAll('联系人', '聯絡人')
    .replaceAll('反馈', '意見回饋')
    .replace(/\p{Script=Han}/gu, (character) => characters.get(character) ?? character);
}
