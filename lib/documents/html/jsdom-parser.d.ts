/** The small tree that comes with Readability, which needs no other; it reads well-formed markup alone. */
declare module '@mozilla/readability/JSDOMParser.js' {
  export default class JSDOMParser {
    parse(markup: string): Document;
  }
}
