import type { ComponentProps } from 'react';

/**
 * A form that needs the script. Before the script runs, or without it, submitting does nothing: the method `dialog` has no
 * effect outside of a dialog. The default method would put typed passwords into the URL.
 */
export const ScriptForm = (props: ComponentProps<'form'>) => <form method="dialog" noValidate {...props} />;
