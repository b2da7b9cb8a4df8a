rootProject.name = "hello-collektive"
