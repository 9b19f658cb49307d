import { contractSettings } from './contract-settings';
import { knowledgeSettings } from './knowledge-settings';
import { portalSettings } from './portal-settings';
import { providerSettings } from './provider-settings';
import { serverSettings } from './server-settings';

/** Every environment variable the service reads, in the order of .env.example. */
export const settingGroups = [
  { title: 'The server', settings: serverSettings },
  { title: 'What does the work elsewhere', settings: providerSettings },
  { title: 'Accounts of the portal', settings: portalSettings },
  { title: 'The knowledge base', settings: knowledgeSettings },
  { title: 'Limits and lifetimes of the API', settings: contractSettings },
] as const;

export const settings = {
  ...serverSettings,
  ...providerSettings,
  ...portalSettings,
  ...knowledgeSettings,
  ...contractSettings,
};
