/** The service under test, as "npm test -- e2e" started it: its demo organization's sign-in and key. */
export const service = {
  baseUrl: read('BASE_URL'),
  email: read('DEMO_EMAIL'),
  password: read('DEMO_PASSWORD'),
  apiKey: read('DEMO_API_KEY'),
};

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm test -- e2e", which starts the service for them.`);
  return value;
}
