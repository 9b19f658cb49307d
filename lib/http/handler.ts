export type RouteParams = Record<string, string | string[] | undefined>;

/** What a framework passes beside the request; Next.js gives routes without parameters none. */
export interface RouteContext {
  params?: Promise<RouteParams> | RouteParams;
  /** Of the socket that the request came through; absent where a framework hides it. */
  clientAddress?: string;
}

/** What every route comes down to; any server that speaks the Fetch API can mount it. */
export type Handler = (request: Request, context: RouteContext) => Promise<Response>;

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof methods)[number];

/** What answers at one path; `other` stands for methods that few have heard of. */
export type Route = Record<Method | 'other', Handler>;
