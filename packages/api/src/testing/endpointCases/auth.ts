import { authEndpoints } from '../../index.ts'
import { secrets } from '../secrets.ts'
import type { EndpointCase } from './EndpointCase.ts'
import { message, notObjects, withMore } from './shared.ts'

/** Registering, logging in, and the links in mails. */
export const authCases: EndpointCase[] = [
  {
    name: 'register',
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        authEndpoints.register.initiate(
          withMore({
            email: secrets.email,
            password: secrets.password,
            full_name: secrets.fullName,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/register',
      body: { email: secrets.email, password: secrets.password, full_name: secrets.fullName },
    },
    path: '/user/business/register',
    ...message,
  },
  {
    name: 'registerWithGoogle',
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        authEndpoints.registerWithGoogle.initiate(
          withMore({
            email: secrets.email,
            full_name: secrets.fullName,
            password: secrets.password,
            identityToken: secrets.identityToken,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/google/register',
      body: { email: secrets.email, full_name: secrets.fullName, password: secrets.password },
    },
    path: '/user/business/google/register',
    answer: { message: 'Account Created! ' },
    data: { outcome: 'created' },
    empty: { outcome: 'refused', message: '' },
    wrongShapes: message.wrongShapes,
  },
  {
    name: 'login',
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        authEndpoints.login.initiate(
          withMore({
            email: secrets.email,
            password: secrets.password,
            identityToken: secrets.identityToken,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/login',
      body: { email: secrets.email, password: secrets.password },
    },
    path: '/user/login',
    answer: { access_token: secrets.accessToken, token_type: 'bearer' },
    data: { access_token: secrets.accessToken },
    wrongShapes: [...notObjects, {}, [], { access_token: '' }, { access_token: 7 }],
  },
  {
    name: 'verifyUser',
    kind: 'submit',
    send: (store) =>
      store.dispatch(authEndpoints.verifyUser.initiate(withMore({ token: secrets.linkToken }))),
    request: { method: 'POST', url: '/user/verify_user', body: { token: secrets.linkToken } },
    path: '/user/verify_user',
    ...message,
  },
  {
    name: 'forgotPassword',
    kind: 'submit',
    send: (store) =>
      store.dispatch(authEndpoints.forgotPassword.initiate(withMore({ email: secrets.email }))),
    request: {
      method: 'POST',
      url: '/user/business/forgetpassword',
      body: { email: secrets.email },
    },
    path: '/user/business/forgetpassword',
    ...message,
  },
  {
    name: 'resetPassword',
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        authEndpoints.resetPassword.initiate(
          withMore({ token: secrets.linkToken, new_password: secrets.password }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/reset-password',
      body: { token: secrets.linkToken, new_password: secrets.password },
    },
    path: '/user/reset-password',
    ...message,
  },
]
