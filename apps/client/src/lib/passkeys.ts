/** Browsers bind passkeys to names: where the address is a number, there are none. */
export const arePasskeysPossible = (): boolean =>
  'PublicKeyCredential' in window && !/^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);
