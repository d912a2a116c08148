import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AuthLayout } from './AuthLayout.tsx'

export function LogInPage() {
  return (
    <AuthLayout
      title="Log In"
      footer={
        <>
          No account yet? <Link href="/signup">Sign Up</Link>
        </>
      }
    >
      <form method="post">
        <Stack gap="base">
          <LabeledInput label="Email" name="email" type="email" autoComplete="email" />
          <LabeledInput
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <Button type="submit" wide>
            Log In
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
