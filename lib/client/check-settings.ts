const example = 'https://slides.example.com';

/** The origin that requests go to. Throws a TypeError that says what is wrong with the base URL. */
export function checkBaseUrl(baseUrl: string): string {
  const url = parse(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('it is no http or https address');
  if (url.username !== '' || url.password !== '') throw refusal('it holds a user name or password');
  if (url.pathname !== '/')
    throw refusal(`it has the path ${JSON.stringify(url.pathname)}, which the client appends itself`);
  if (url.href !== `${url.origin}/`) throw refusal('it has a query or a fragment');
  return url.origin;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function refusal(why: string): TypeError {
  return new TypeError(`baseUrl must be the origin alone, such as ${example}: ${why}.`);
}

const fitForHeader = /^[!-~]+$/;

/** Throws a TypeError that does not show the key. */
export function checkApiKey(apiKey: string): string {
  if (fitForHeader.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be the text of an API key, without spaces or line ends.');
}

export function checkIdempotencyKey(key: string): string {
  if (fitForHeader.test(key)) return key;
  throw new TypeError('idempotencyKey must be printable ASCII characters without spaces.');
}
