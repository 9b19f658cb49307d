import { hiddenNames } from './hidden-names';

/** Never shown as text of the page, or there to be filled in. */
const neverText =
  'script,style,noscript,template,iframe,object,embed,svg,canvas,audio,video,map,datalist,select,button,input,textarea,dialog:not([open]),head,title,meta,link,base,annotation,[hidden],[aria-hidden="true" i],[type="hidden" i]';

/** Of style attributes in lower case without spaces and comments. */
const hidingStyles: readonly RegExp[] = [
  /(^|;)display:none/,
  /(^|;)visibility:(hidden|collapse)/,
  /(^|;)opacity:0*\.?0*(%|;|!|$)/,
  /(^|;)font-size:0*\.?0*(px|pt|em|rem|ex|%|;|!|$)/,
  /(^|;)(text-indent|left|top|right|bottom|margin|margin-left|margin-top|margin-right):-\d{3,}/,
  /(^|;)transform:(scale\(0|translate[xy]?\(-\d{3,})/,
  /(^|;)clip:rect\(0/,
  /(^|;)clip:rect\(1px[, ]1px/,
  /(^|;)clip-path:inset\((50|100)%/,
  /(^|;)(max-)?(width|height):[01](px)?(;.*)?;?overflow:hidden/,
  /(^|;)overflow:hidden;(.*;)?(max-)?(width|height):[01](px)?(;|!|$)/,
];

/** By convention read by screen readers alone. */
const unseenClasses =
  /(^|\s)(sr-only|visually-?hidden|screen-reader-text|screen-reader-only|a11y-hidden|u-hidden-visually|assistive-text|element-invisible)(\s|$)/i;

/** Fewest paragraphs by which a form is taken for the frame of a page, as some servers write it. */
const pageParagraphs = 3;

/** Takes out of the tree what a reader of the page would not see, or would only fill in. */
export function removeHidden(body: HTMLElement, styles = ''): void {
  const named = hiddenNames(styles);
  for (const element of body.querySelectorAll(neverText)) element.remove();
  for (const element of body.querySelectorAll('[style],[class],[id]')) if (isHidden(element, named)) element.remove();
  for (const form of body.querySelectorAll('form'))
    if (form.querySelectorAll('p').length < pageParagraphs) form.remove();
}

function isHidden(element: Element, named: ReadonlySet<string>): boolean {
  const style = plainStyle(element.getAttribute('style') ?? '');
  if (style !== '' && hidingStyles.some((pattern) => pattern.test(style))) return true;
  const classes = element.getAttribute('class') ?? '';
  if (unseenClasses.test(classes)) return true;
  if (named.size === 0) return false;
  return (
    named.has(`#${element.getAttribute('id') ?? ''}`) || classes.split(/\s+/).some((name) => named.has(`.${name}`))
  );
}

function plainStyle(style: string): string {
  return style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
}
