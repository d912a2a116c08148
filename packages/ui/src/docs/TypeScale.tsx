import { vars } from '../theme/contract.css.ts'
import { text } from '../theme/scale.ts'

/** Every role of type, set in itself. */
export function TypeScale() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Size, leading, weight</th>
          <th scope="col">Set in itself</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(text).map(([role, type]) => (
          <tr key={role}>
            <td>
              <code>{role}</code>
            </td>
            <td>
              {type.fontSize}, {type.lineHeight}, {type.fontWeight}
            </td>
            <td>
              <span style={{ ...type, fontFamily: vars.font.sans }}>Value flows</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
