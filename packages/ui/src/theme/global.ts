import './fonts/fonts.ts'
import './reset.css.ts'
import './theme.css.ts'
