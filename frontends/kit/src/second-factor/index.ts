// Bundled into the pages that use it: the QR code library is large.
export { AddPasskey } from './AddPasskey.tsx';
export { CodeForm } from './CodeForm.tsx';
export { PasskeyButton } from './PasskeyButton.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
export { TotpSetUp } from './TotpSetUp.tsx';
export { useSecondFactorErrorText } from './useSecondFactorErrorText.ts';
