/** Whether the head of a row says that it adds up the others. */
export function isTotal(label: string): boolean {
  return /^(?:grand )?(?:total|sum|summe|gesamt|insgesamt|totaal|totale|suma|razem|toplam|итого|всего|المجموع|الإجمالي|סה"כ|कुल|合计|总计|合計|합계|총계)(?!\p{L})/iu.test(
    label.trim(),
  );
}
