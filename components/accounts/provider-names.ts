export const providerNames = { github: 'GitHub', google: 'Google' } as const;
export type ProviderId = keyof typeof providerNames;
