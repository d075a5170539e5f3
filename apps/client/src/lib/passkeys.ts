/** Whether passkeys are possible: browsers bind them to host names, so not on an IP address. */
export const arePasskeysPossible = (): boolean =>
  'PublicKeyCredential' in window && !/^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);
