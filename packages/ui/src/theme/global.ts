import './fonts/fonts.css'
import './reset.css.ts'
import './theme.css.ts'
