/** Identifies the build of a remote: its script hydrates only the markup of the same build. Defined by `remoteConfig`. */
declare const BUILD_ID: string;
/** The name of the remote. Defined by `remoteConfig`. */
declare const REMOTE_NAME: string;
/** The files with the remote's texts, inside its build. Defined by `remoteConfig`. */
declare const TEXT_FILES: Readonly<Record<'en' | 'bn', string>>;
