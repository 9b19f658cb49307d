export type RouteParams = Record<string, string | string[] | undefined>;

/** What a framework passes beside the request; Next.js gives routes without parameters none. */
export interface RouteContext {
  params?: Promise<RouteParams> | RouteParams;
  /** Of the socket that the request came through; absent where a framework hides it. */
  clientAddress?: string;
}

export interface RequestHeaders extends Iterable<[string, string]> {
  /** By the field's name in any case; of repeated fields all values, separated by commas. */
  get(name: string): string | null;
  has(name: string): boolean;
}

/** What handlers read of a request: every Request of the Fetch API is one, and lighter things can be. */
export interface CallRequest extends Pick<Request, 'method' | 'url'> {
  readonly headers: RequestHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** What every route comes down to; any server that speaks the Fetch API can mount it. */
export type Handler = (request: CallRequest, context: RouteContext) => Promise<Response>;

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof methods)[number];

/** What answers at one path; `other` stands for methods that few have heard of. */
export type Route = Record<Method | 'other', Handler>;
