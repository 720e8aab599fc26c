import { type ApiSchemas, Link, Text } from '@sargam/kit';
import { TextField } from '@sargam/kit/fields';

/** Read-only: the login address cannot be changed (decision P3). */
export const EmailField = ({ user }: { user: ApiSchemas['User'] }) => (
  <TextField
    label={<Text id="kit.person.email" />}
    type="email"
    lang="en"
    autoComplete="email"
    readOnly
    value={user.email}
    hint={
      user.emailVerify ? (
        <Text id="panel.profile.email_kept" />
      ) : (
        <span>
          <Text id="panel.profile.email_unproven" /> <Link to="/verify-email" text="panel.profile.verify" />
        </span>
      )
    }
  />
);
