/** The two calls an integrator makes, as they can be pasted into a shell. */
export function quickStart(baseUrl: string): { send: string; poll: string } {
  return {
    send: [
      `curl -sS ${baseUrl}/api/v1/generate \\`,
      `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -d '{"prompt":"A 6-slide kick-off deck for the Alder project","output_type":"deck"}'`,
    ].join('\n'),
    poll: [
      `curl -sS ${baseUrl}/api/v1/status/$JOB_ID \\`,
      `  -H "Authorization: Bearer $DECKWRIGHT_API_KEY"`,
      `# when "status" is "completed", fetch the file:`,
      `curl -sS -o deck.pptx "$DOWNLOAD_URL"`,
    ].join('\n'),
  };
}
