/** A whole answer that says no, for whatever was asked. */
export function refuseHttp({ code, type, body }: { code: number; type: string; body: string }): () => string {
  const head = [`HTTP/1.1 ${code} Refused`, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return () => [...head, 'Connection: close', '', body].join('\r\n');
}

/** What PostgreSQL says to those who come while it starts, and to those who were there when it is ended. */
export function refuseSql(_: Buffer, isFirst: boolean): Buffer {
  const [state, message] = isFirst
    ? ['57P03', 'the database system is starting up']
    : ['57P01', 'terminating connection due to administrator command'];
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(length.length + fields.length);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** What Redis says to each command while it reads its files. */
export function refuseCommands(asked: Buffer): string {
  const commands = String(asked).match(/^\*\d+\r$/gm) ?? [''];
  return commands.map(() => '-LOADING Redis is loading the dataset in memory\r\n').join('');
}
