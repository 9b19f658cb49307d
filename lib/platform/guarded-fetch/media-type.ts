export interface MediaType {
  /** Lower case, such as `text/html`. */
  type: string;
  charset: string | null;
}

export function readMediaType(header: string | undefined): MediaType {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([\w.:-]{1,40})"?$/i.exec(parameter)?.[1])
    .find(Boolean);
  return { type: type.toLowerCase(), charset: charset ?? null };
}
