/**
 * A Response with JSON for a body, whose text a server can take as it stands. The streams of the
 * Fetch API are made for those who ask for them; to make and to read them takes longer than all
 * else that is done to an answer.
 */
export class JsonResponse extends Response {
  readonly content: string;
  #streamed: Response | undefined;

  constructor(value: unknown, init: ResponseInit = {}) {
    super(null, init);
    this.content = JSON.stringify(value);
    this.headers.set('Content-Type', 'application/json');
  }

  get #whole(): Response {
    this.#streamed ??= new Response(this.content, { status: this.status, headers: this.headers });
    return this.#streamed;
  }

  override get body() {
    return this.#whole.body;
  }

  override get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false;
  }

  override text() {
    return this.#whole.text();
  }

  override json() {
    return this.#whole.json();
  }

  override blob() {
    return this.#whole.blob();
  }

  override bytes() {
    return this.#whole.bytes();
  }

  override arrayBuffer() {
    return this.#whole.arrayBuffer();
  }

  override formData() {
    return this.#whole.formData();
  }

  override clone() {
    return this.#whole.clone();
  }
}
