/** Different texts that are remembered, and the longest that is. */
const [mostKept, longestKept] = [5_000, 1_000];

/** The same line is looked at many times: what is read of it is kept. Whoever gets it leaves it as it is. */
export function keptByText<Value>(read: (text: string) => Value): typeof read {
  const known = new Map<string, Value>();
  return (text) => {
    if (text.length > longestKept) return read(text);
    if (known.has(text)) return known.get(text) as Value;
    const value = read(text);
    if (known.size >= mostKept) known.clear();
    known.set(text, value);
    return value;
  };
}
