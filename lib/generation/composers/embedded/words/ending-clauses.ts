/** A request that goes on with how the deck has to end: what stands before it is group 1, the ending group 2. */
export const endingClauses: readonly RegExp[] = [
  /^(.{8,}?),?\s+(?:(?:and|that|which)\s+(?:should\s+)?(?:ends?|finish(?:es)?|closes?|concludes?)|ending|closing)\s+(?:(?:it|them|the deck)\s+)?with\s+(?:an?\s+|the\s+|our\s+)?(.+?)(?:\s+slide)?$/iu,
  /^(.{8,}?),?\s+und\s+(?:schließe?|ende|beende)\s+(?:(?:sie|es)\s+)?mit\s+(?:(?:eine[mr]|dem|der)\s+)?(.+?)(?:\s+ab)?$/iu,
  /^(.{8,}?),\s+d(?:ie|er|as)\s+mit\s+(?:(?:eine[mr]|dem|der)\s+)?(.+?)\s+(?:endet|enden|schließt|abschließt|abschließen)$/iu,
  /^(.{8,}?),?\s+(?:et|qui)\s+(?:se\s+)?(?:termine[rz]?|finis(?:sez|se)?|finit|conclu[st]?)\s+(?:par|avec|sur)\s+(?:(?:une?|le|la|les)\s+|l['’])?(.+)$/iu,
  /^(.{8,}?),?\s+(?:y|e|que)\s+(?:termin[ae]|finali[zc][ae]|acab[ae])\s+(?:con|com)\s+(?:(?:una?|uma?|el|la|o|a)\s+)?(.+)$/iu,
  /^(.{8,}?),?\s+(?:e|che)\s+(?:termin[ai]|finisc[ae]|concludi|si\s+conclud[ae])\s+con\s+(?:un[oa]?\s+|un['’]|il\s+|la\s+)?(.+)$/iu,
  /^(.{8,}?),?\s+(?:en|die)\s+(?:eindigt?|sluit\s+af)\s+met\s+(?:(?:een|het|de)\s+)?(.+)$/iu,
  /^(.{8,}?),?\s+(?:i|któr\p{L}+)\s+(?:zakończ|kończy\s+się)\s+(.+)$/iu,
  /^(.{8,}?),?\s+(?:и|котор\p{L}+)\s+(?:заверши(?:те)?|закончи(?:те)?|заканчивается|завершается)\s+(.+)$/iu,
  /^(.{6,}?)[，,]\s*(?:并|並|最后|最後)?以(.+?)(?:结尾|結尾|结束|結束|收尾)$/u,
  /^(.{6,}?)[、，]\s*最後(?:は|に)(.+?)(?:で締め|を入れ|にして).{0,8}$/u,
];
