/** What an integrator does in three steps, as it can be pasted into a shell. */
export function quickStart(baseUrl: string): { send: string; poll: string; fetch: string } {
  return {
    send: [
      `curl -sS ${baseUrl}/api/v1/generate \\`,
      `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -H "Idempotency-Key: alder-kick-off" \\`,
      `  -d '{"prompt":"A 6-slide kick-off deck for the Alder project","output_type":"deck"}'`,
    ].join('\n'),
    poll: [`curl -sS ${baseUrl}/api/v1/status/$JOB_ID \\`, `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY"`].join(
      '\n',
    ),
    fetch: 'curl -sS -o deck.pptx "$DOWNLOAD_URL"',
  };
}
